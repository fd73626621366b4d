export const showcaseLists = [
  { id: 'letters', name: 'Letters from the bakery', isDoubleOptIn: false },
  { id: 'news-confirmed', name: 'News, confirmed by mail', isDoubleOptIn: true },
];

export const showcaseLetters = [
  {
    listId: 'letters',
    subject: 'The first rye of the year',
    text: 'The new flour came on Tuesday, and it is thirsty.\n\nWe bake the first rye from it on Friday: dark, a little sour, better on the second day. Ask for a heel to try.\n\nUntil then,\nthe bakery',
    sentAt: '2026-09-04T06:00:00.000Z',
  },
  {
    listId: 'letters',
    subject: 'Plums, and what to do with them',
    text: 'Three crates arrived this morning and they will not wait.\n\nThere is plum cake until Sunday. The recipe is the old one: yeast dough, plums in rows, sugar only when it is out of the oven.',
    sentAt: '2026-08-14T06:00:00.000Z',
  },
  {
    listId: 'letters',
    subject: 'Closed for two weeks in August',
    text: 'The oven rests from the third to the sixteenth, and so do we.\n\nBread that keeps: the seeded loaf, wrapped in a cloth, lasts six days.',
    sentAt: '2026-07-24T06:00:00.000Z',
  },
  {
    listId: 'letters',
    subject: 'We open at six again',
    text: 'From Monday the door opens at six, as it used to.\n\nThe first rolls are out at ten to.',
    sentAt: '2025-11-28T06:00:00.000Z',
  },
];
