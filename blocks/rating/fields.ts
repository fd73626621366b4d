import { choice, group, link, number, optionalNumber, text, type ValueOf } from '#core/fields/index.ts';
import { MAX_STARS } from '../kit/stars.tsx';

export const fields = group({
  stars: number({ min: 0, max: MAX_STARS, step: 0.1, initial: 4.5, label: 'Stars' }),
  count: optionalNumber({ min: 1, max: 10_000_000, label: 'Number of reviews', none: 'Not shown' }),
  words: text({ max: 120, label: 'Text', placeholder: 'on Google' }),
  to: link({ label: 'Link' }),
  size: choice(['small', 'normal', 'large'], 'normal', { label: 'Size' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type RatingValues = ValueOf<typeof fields>;
