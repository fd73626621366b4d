/** What people write to the demo shop, and what it writes to them. */
export interface Message {
  daysAgo: number;
  person: number;
  about: 'An order' | 'Wholesale' | 'Something else';
  text: string;
  isRead?: boolean;
  isStarred?: boolean;
  isSpam?: boolean;
  note?: string;
}

export const MESSAGES: readonly Message[] = [
  {
    daysAgo: 0.1,
    person: 3,
    about: 'An order',
    text: 'Could you leave the parcel with the neighbour at number 12 on Thursday? I shall be at the allotment until six.',
  },
  {
    daysAgo: 0.6,
    person: 11,
    about: 'Wholesale',
    text: 'We run a café with 34 seats in Totnes and go through about four kilos of coffee a week. Could we arrange a tasting?',
  },
  {
    daysAgo: 1.4,
    person: 22,
    about: 'Something else',
    text: 'Is the marmalade suitable for somebody with a nut allergy? It is for my father’s birthday on Saturday.',
    isStarred: true,
  },
  {
    daysAgo: 3.2,
    person: 7,
    about: 'An order',
    text: 'One of the two jars arrived with a cracked lid. No hurry, but I thought you would like to know.',
    isRead: true,
    note: 'New jar sent on Thursday, first class.',
  },
  {
    daysAgo: 4.5,
    person: 40,
    about: 'Something else',
    text: 'RANK FIRST ON EVERY SEARCH ENGINE!!! 5,000 links for $49, reply now',
    isSpam: true,
  },
  {
    daysAgo: 8.3,
    person: 15,
    about: 'Wholesale',
    text: 'Twelve marmalade and six lemons again, please, as in September. The usual address.',
    isRead: true,
  },
  {
    daysAgo: 13.7,
    person: 29,
    about: 'Something else',
    text: 'My daughter is writing about salt for school. Would João mind three questions by post?',
    isRead: true,
    isStarred: true,
    note: 'João would be delighted. Address given.',
  },
  {
    daysAgo: 21.1,
    person: 2,
    about: 'An order',
    text: 'I ordered the 3 litre tin and meant the 5 litre one. Can it still be changed?',
    isRead: true,
  },
  {
    daysAgo: 34.8,
    person: 18,
    about: 'Something else',
    text: 'The beans are the best I have had since Lamon itself. Please tell the family on the porch.',
    isRead: true,
  },
  {
    daysAgo: 52.2,
    person: 33,
    about: 'An order',
    text: 'Does the monthly box come to Ireland, and may I skip August?',
    isRead: true,
  },
];

export interface Letter {
  daysAgo: number;
  subject: string;
  text: string;
  actionLabel: string;
  actionUrl: string;
  unsubscribed: number;
}

export const LETTERS: readonly Letter[] = [
  {
    daysAgo: 108,
    subject: 'Beans, and the rule about salt',
    text: 'Hello,\n\nThe new borlotti are in. Salt the water at the start: we cooked both, and nobody could find the hard ones.\n\nDan',
    actionLabel: 'See the beans',
    actionUrl: '/shop/borlotti-beans',
    unsubscribed: 1,
  },
  {
    daysAgo: 79,
    subject: 'Nineteen days of chestnut',
    text: 'Hello,\n\nCécile has sent 410 kilos, which is all there is. It is bitter, and it is the one we put on cheese.\n\nDan',
    actionLabel: 'Chestnut honey',
    actionUrl: '/shop/chestnut-honey',
    unsubscribed: 0,
  },
  {
    daysAgo: 48,
    subject: 'A loaf that leaves on Thursdays',
    text: 'Hello,\n\nNora bakes on Wednesday night. Order by noon, and it is with you on Friday. Write “pale” if you want it pale.\n\nDan',
    actionLabel: 'Order a loaf',
    actionUrl: '/shop/country-sourdough',
    unsubscribed: 2,
  },
  {
    daysAgo: 17,
    subject: 'New oil, and a code for those who read this',
    text: 'Hello,\n\nThe tins have landed. With NEWOIL there is ten per cent off everything until they are gone.\n\nDan',
    actionLabel: 'To the shop',
    actionUrl: '/shop',
    unsubscribed: 1,
  },
];

export const DRAFT_LETTER = {
  subject: 'What to give somebody who cooks',
  text: 'Hello,\n\nThree things under £15, and one over.\n\n',
};

/** Still to be looked at. */
export const COMMENTS: readonly {
  daysAgo: number;
  person: number;
  text: string;
  state: 'waiting' | 'spam';
  reason?: string;
}[] = [
  {
    daysAgo: 0.4,
    person: 9,
    text: 'We went to Castro Marim because of this. He showed my son how to hold the board.',
    state: 'waiting',
  },
  {
    daysAgo: 1.9,
    person: 26,
    text: 'Does it keep if the bag gets damp? Asking for a cottage by the sea.',
    state: 'waiting',
  },
  {
    daysAgo: 5.5,
    person: 41,
    text: 'Great post, visit my page for cheap watches http://watches.example http://more.example',
    state: 'spam',
    reason: 'More than one link',
  },
];

export const REVIEWS: readonly { rating: number; text: string }[] = [
  { rating: 5, text: 'Came on the day it said, in paper instead of plastic. Half of it is gone already.' },
  { rating: 4, text: 'Very good. The label came off in the post, so I had to guess which one was which.' },
  { rating: 2, text: 'Not for me, I fear: much sharper than I expected.' },
];

export const DONATION_PAGE = {
  title: 'A new stone for Nora’s mill',
  words:
    'The bed stone is from 1891 and has a crack. A new one is cut in Derbyshire and costs as much as a small van.',
  thanks: 'Thank you. Your name goes on the inside of the hopper, where only flour will read it.',
};

export const DONORS: readonly { daysAgo: number; person: number; cents: number; message?: string }[] = [
  { daysAgo: 61, person: 1, cents: 2500, message: 'For the toast.' },
  { daysAgo: 58, person: 12, cents: 5000 },
  { daysAgo: 44, person: 30, cents: 1000, message: 'Every little grain.' },
  { daysAgo: 39, person: 5, cents: 2500 },
  { daysAgo: 31, person: 19, cents: 10_000, message: 'My grandfather was a miller at Ashcombe.' },
  { daysAgo: 22, person: 8, cents: 2500 },
  { daysAgo: 12, person: 25, cents: 5000, message: 'Keep it turning.' },
  { daysAgo: 6, person: 36, cents: 1000 },
  { daysAgo: 1.2, person: 14, cents: 2500 },
];

export const GIFT_CARDS: readonly { daysAgo: number; cents: number; person: number; note: string }[] = [
  { daysAgo: 96, cents: 5000, person: 4, note: 'First prize of the village fête' },
  { daysAgo: 70, cents: 2500, person: 17, note: 'For a parcel that took two weeks' },
  { daysAgo: 33, cents: 3000, person: 27, note: 'Raffle of the primary school' },
  { daysAgo: 9, cents: 2500, person: 35, note: 'Thank you for the photographs' },
  { daysAgo: 2, cents: 4000, person: 12, note: 'Best scarecrow in the parish' },
];

export const DISCOUNTS = [
  { name: 'New oil', code: 'NEWOIL', kind: 'percent', amount: 10_000, daysAgo: 18, maxUses: null },
  { name: 'First order', code: 'WELCOME5', kind: 'fixed', amount: 500, daysAgo: 118, maxUses: null },
  { name: 'Summer post', code: 'SUMMER', kind: 'freeShipping', amount: 0, daysAgo: 110, maxUses: 25 },
] as const;

/** What buyers write with an order. */
export const NOTES = [
  'Pale, please.',
  'The bell does not work. Knock like you mean it.',
  'It is a present: no prices in the box, please.',
  'Leave it in the shed, the dog is all talk.',
] as const;
