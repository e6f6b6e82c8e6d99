// All that is fetched when one sits down at a table of Blood Rage.
export { Thing } from './figures';
export { Reference } from './reference';
export { BloodRageTable } from './screen';
