import { group, image, link, list, number, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_HOTSPOTS = 30;

const percent = (label: string) => number({ min: 0, max: 100, initial: 50, label, unit: '%' });

export const fields = group({
  image: image({ label: 'Picture' }),
  spots: list(
    group({
      title: text({ max: 120, label: 'Title' }),
      words: text({ max: 400, lines: 3, label: 'Text' }),
      x: percent('From the left'),
      y: percent('From the top'),
      to: link({ label: 'Link' }),
      linkLabel: text({ max: 60, label: 'Link text', placeholder: 'More' }),
    }),
    { max: MAX_HOTSPOTS, label: 'Points' },
  ),
});

export type HotspotsValues = ValueOf<typeof fields>;
