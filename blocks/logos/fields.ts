import { choice, group, image, link, list, type ValueOf } from '#core/fields/index.ts';

export const MAX_LOGOS = 60;

export const fields = group({
  logos: list(group({ image: image({ label: 'Logo' }), to: link({ label: 'Link' }) }), {
    max: MAX_LOGOS,
    label: 'Logos',
  }),
  columns: choice([3, 4, 5, 6], 5, { label: 'Columns' }),
  look: choice(['plain', 'grid'], 'plain', { label: 'Look', labels: { plain: 'Plain', grid: 'With lines' } }),
  colour: choice(['quiet', 'own'], 'quiet', {
    label: 'Colours',
    labels: { quiet: 'Grey until pointed at', own: 'As they are' },
  }),
});

export type LogosValues = ValueOf<typeof fields>;
