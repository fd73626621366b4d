import type { TemplateLook } from '../template.ts';

export default {
  id: 'showcase',
  name: 'Showcase',
  summary: 'Every block with all its variants: the manual, and a ground to try things on.',
  picture: 'stairs',
  theme: {
    light: { paper: '#faf9f6', ink: '#191b1b', accent: '#0b5a66' },
    dark: { paper: '#121617', ink: '#e8ebe9', accent: '#74c3cc' },
    displayFont: 'Inter',
    textFont: 'Inter',
    displayWeight: 560,
    textSize: 17,
    corners: 'soft',
  },
} satisfies TemplateLook;
