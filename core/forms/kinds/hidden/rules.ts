import { text, withinLine } from '../../shapes/text.ts';

export const hidden = text(
  { as: 'hidden' },
  {
    // A parameter of the page's address that is there but empty counts.
    read: ({ key, value = '' }, { query }) => (key && query.get(key)) ?? value,
    problemOf: withinLine(),
  },
);
