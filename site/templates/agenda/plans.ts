import { to } from '../drafts.ts';

const plan = (draft: {
  name: string;
  words: string;
  monthly: string;
  yearly: string;
  joinLabel: string;
  features: readonly string[];
  isFeatured?: boolean;
}) => ({
  name: draft.name,
  words: draft.words,
  one: { price: draft.monthly, unit: 'a month', join: to('/sign-up') },
  two: { price: draft.yearly, unit: 'a year', join: to('/sign-up') },
  joinLabel: draft.joinLabel,
  features: draft.features.map((text) => ({ text })),
  isFeatured: draft.isFeatured ?? false,
});

/** By the room and not by the person: people are what it is meant to give back. */
export const PLANS = [
  plan({
    name: 'One room',
    words: 'For a team that meets in the kitchen.',
    monthly: '€0',
    yearly: '€0',
    joinLabel: 'Start with one',
    features: ['The bell and the vote', 'Three lines of minutes', 'One calendar'],
  }),
  plan({
    name: 'Corridor',
    words: 'For a floor with doors.',
    monthly: '€24',
    yearly: '€240',
    joinLabel: 'Take the corridor',
    features: [
      'Up to twelve rooms',
      'The meter, in your currency',
      'Decisions you can search',
      'Empty afternoons, kept empty',
    ],
    isFeatured: true,
  }),
  plan({
    name: 'Building',
    words: 'For companies with a meeting about meetings.',
    monthly: '€190',
    yearly: '€1,900',
    joinLabel: 'Take the building',
    features: [
      'As many rooms as you have',
      'Single sign-on',
      'Your own server, if you prefer',
      'A yearly report, one page',
    ],
  }),
];
