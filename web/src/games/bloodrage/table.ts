// All that is fetched when one sits down at a table of Blood Rage.
export { Reference } from './cards/reference';
export { Thing } from './figures';
export { BloodRageTable } from './layout/screen';
