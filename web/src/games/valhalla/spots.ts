// Selectors of the parts of the table that a lesson can point at.
export const SPOTS: Record<string, string> = {
  hand: '.hand',
  squad: '.my-squad',
  offer: '.laid-out',
  dice: '.mine-here .side-dice',
  others: '.rivals .board',
  question: '.question',
  extra: '.extra',
  beast: '.beast-board',
};
