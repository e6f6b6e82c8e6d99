// Everything that is fetched when a player opens a table of Blood Rage.
export { Reference } from './cards/reference';
export { Thing } from './figures';
export { BloodRageTable } from './layout/screen';
