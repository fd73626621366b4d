import type { TemplateLook } from '../template.ts';

export default {
  id: 'darkroom',
  name: 'Darkroom',
  summary: 'A photographer: series, prints for sale, a journal and a form for enquiries.',
  purpose: 'portfolio',
  picture: 'long-jetty',
  theme: {
    light: { paper: '#f1efea', ink: '#161514', accent: '#b3261e' },
    dark: { paper: '#0f0e0d', ink: '#e6e2d9', accent: '#ff6a4d' },
    displayFont: 'Cormorant',
    textFont: 'Instrument Sans',
    displayWeight: 380,
    textSize: 16,
    corners: 'square',
    buttons: 'underline',
  },
} satisfies TemplateLook;
