import { choice, group, image, link, optionalNumber, text, type ValueOf } from '#core/fields/index.ts';
import { MAX_STARS } from '../kit/stars.tsx';

export const fields = group({
  text: text({ max: 2000, lines: 5, initial: 'What a customer says about you.', label: 'Words' }),
  name: text({ max: 120, label: 'Name' }),
  role: text({ max: 160, label: 'Role or place' }),
  image: image({ label: 'Picture' }),
  to: link({ label: 'Link' }),
  stars: optionalNumber({ min: 0, max: MAX_STARS, step: 0.5, label: 'Stars', none: 'No stars' }),
  look: choice(['plain', 'card', 'picture'], 'plain', {
    label: 'Look',
    labels: { plain: 'Plain', card: 'Card', picture: 'Large picture' },
  }),
});

export type TestimonialValues = ValueOf<typeof fields>;
