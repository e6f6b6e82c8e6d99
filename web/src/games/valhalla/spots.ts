// What a lesson may point at.
export const SPOTS: Record<string, string> = {
  hand: '.hand',
  squad: '.mine .slots',
  dice: '.side-dice',
  others: '.others',
  question: '.question',
  extra: '.extra',
  beast: '.beast-board',
};
