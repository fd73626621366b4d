import {
  choice,
  group,
  list,
  number,
  text,
  toggle,
  type PanelGroup,
  type ValueOf,
} from '#core/fields/index.ts';

const MAX_ITEMS = 20;

export const fields = group({
  items: list(group({ text: text({ max: 200, label: 'Text' }) }), { max: MAX_ITEMS, label: 'Texts' }),
  separator: choice(['none', 'dot', 'slash', 'star'], 'dot', {
    label: 'Between them',
    labels: { none: 'Nothing', dot: 'Dot', slash: 'Slash', star: 'Star' },
  }),
  size: choice(['small', 'medium', 'large', 'huge'], 'large', { label: 'Size' }),
  animationDirection: choice(['left', 'right'], 'left', { label: 'Direction' }),
  animationSpeed: number({ min: 0.1, max: 10, step: 0.1, initial: 1, label: 'Speed' }),
  pausedOnHover: toggle(false, { label: 'Pause when pointed at' }),
  waveIntensity: number({ min: 0, max: 10, initial: 0, label: 'Wave height', help: '0 is a straight line.' }),
  waveFrequency: number({ min: 0.5, max: 10, step: 0.5, initial: 1, label: 'Waves' }),
});

export type MarqueeValues = ValueOf<typeof fields>;

export const panel = ({ waveIntensity }: MarqueeValues): readonly PanelGroup[] => [
  { title: 'Text', fields: ['items', 'separator', 'size'] },
  {
    title: 'Movement',
    fields: [
      'animationDirection',
      'animationSpeed',
      'pausedOnHover',
      'waveIntensity',
      ...(waveIntensity > 0 ? ['waveFrequency'] : []),
    ],
  },
];
