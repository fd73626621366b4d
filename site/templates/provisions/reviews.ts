import type { TemplateReview } from '../template.ts';

/** What customers of the demo shop say. */
export const reviews: readonly TemplateReview[] = [
  {
    product: 'country-sourdough',
    rating: 5,
    name: 'Margaret H.',
    text: 'Arrived on Friday, still smelling of the oven. By Wednesday it made the best toast I have had since my grandmother stopped baking.',
    daysAgo: 9,
  },
  {
    product: 'country-sourdough',
    rating: 5,
    name: 'Tom W.',
    text: 'I wrote “pale” on the order, and there was a small drawing of a sigh on the bag. Perfect loaf.',
    reply: 'Nora has been told. She denies the drawing.',
    daysAgo: 23,
  },
  {
    product: 'country-sourdough',
    rating: 4,
    name: 'Priya S.',
    text: 'Wonderful crust. One star less because two people need a bigger loaf.',
    daysAgo: 41,
  },
  {
    product: 'country-sourdough',
    rating: 3,
    name: 'Alan B.',
    text: 'Good bread, but too dark for my taste. I did not see that I could ask for a lighter one.',
    reply: 'Write “pale” in the notes of your next order and she will take it out four minutes early.',
    daysAgo: 58,
  },
  {
    product: 'blood-orange-marmalade',
    rating: 5,
    name: 'Joan P.',
    text: 'Sharp first, sweet second, exactly as it says. The peel has bite.',
    daysAgo: 4,
  },
  {
    product: 'blood-orange-marmalade',
    rating: 5,
    name: 'Daniel F.',
    text: 'Third jar this winter.',
    daysAgo: 17,
  },
  {
    product: 'chestnut-honey',
    rating: 4,
    name: 'Ruth K.',
    text: 'Darker and more bitter than any honey I knew. On blue cheese it is the right thing; in tea it is not.',
    daysAgo: 12,
  },
];
