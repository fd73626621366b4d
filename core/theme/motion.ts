import { choice } from '../fields/index.ts';

/** What moves on the whole site, for those who did not ask for less of it. */
export const motionFields = {
  transition: choice(['none', 'fade', 'slide'], 'none', {
    label: 'Page transitions',
    labels: { none: 'None', fade: 'Fade', slide: 'Slide up' },
    help: 'In browsers that support them. Visitors who prefer less motion see none.',
  }),
  hover: choice(['none', 'lift', 'zoom', 'dim'], 'none', {
    label: 'Linked pictures on hover',
    labels: { none: 'Nothing', lift: 'Lift', zoom: 'Zoom', dim: 'Dim' },
  }),
  distance: choice(['short', 'medium', 'long'], 'medium', {
    label: 'Animation distance',
    labels: { short: 'Short', medium: 'Medium', long: 'Long' },
  }),
  pace: choice(['quick', 'normal', 'slow'], 'normal', {
    label: 'Animation speed',
    labels: { quick: 'Quick', normal: 'Normal', slow: 'Slow' },
  }),
};

export const SCROLL_MOTIONS = ['none', 'parallax', 'reveal', 'drift'] as const;
export type ScrollMotion = (typeof SCROLL_MOTIONS)[number];
export const STAGGERS = ['none', 'short', 'long'] as const;
export type Stagger = (typeof STAGGERS)[number];
