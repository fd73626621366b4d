import type { TemplateLook } from '../template.ts';

export default {
  id: 'agenda',
  name: 'Agenda',
  summary: 'A software product: what it does, prices with a switch, changes, help and sign-up.',
  purpose: 'software',
  picture: 'hero-week',
  theme: {
    light: { paper: '#f7f9f6', ink: '#0d2326', accent: '#0b6b6d' },
    dark: { paper: '#0b1719', ink: '#e4efec', accent: '#7fd8ca' },
    displayFont: 'Geist',
    textFont: 'Geist',
    displayWeight: 560,
    textSize: 18,
    corners: 'round',
    buttonShape: 'pill',
  },
} satisfies TemplateLook;
