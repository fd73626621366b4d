import type { TemplateLook } from '../template.ts';

export default {
  id: 'provisions',
  name: 'Provisions',
  summary: 'A shop for pantry goods from small makers.',
  purpose: 'shop',
  picture: 'hero-autumn-table',
  theme: {
    light: { paper: '#f6f1e7', ink: '#22201b', accent: '#b4452b' },
    dark: { paper: '#1b1915', ink: '#efe8da', accent: '#e07a5c' },
    displayFont: 'Fraunces',
    textFont: 'Hanken Grotesk',
    displayWeight: 420,
    corners: 'square',
  },
} satisfies TemplateLook;
