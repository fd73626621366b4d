import type { TemplateLook } from '../template.ts';

export default {
  id: 'atelier',
  name: 'Atelier',
  summary: 'A studio for architecture and furniture: pictures first, few words.',
  purpose: 'portfolio',
  picture: 'hero-stair-hall',
  theme: {
    light: { paper: '#f2f2ef', ink: '#111111', accent: '#2b4bf2' },
    dark: { paper: '#0e0e0e', ink: '#ededea', accent: '#2b4bf2' },
    displayFont: 'Archivo',
    textFont: 'Archivo',
    displayWeight: 560,
    textSize: 17,
    corners: 'square',
    buttons: 'underline',
  },
} satisfies TemplateLook;
