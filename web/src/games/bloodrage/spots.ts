// Selectors of the parts of the table that a lesson can point at.
export const SPOTS: Record<string, string> = {
  hand: '.hand-of-gifts',
  map: '.world-stage',
  clans: '.clans',
  sheet: '.my-clan',
  saga: '.saga',
  question: '.question',
};
