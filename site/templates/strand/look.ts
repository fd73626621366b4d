import type { TemplateLook } from '../template.ts';

export default {
  id: 'strand',
  name: 'Strand',
  summary: 'A festival: line-up, timetable by day, tickets, the way there and news.',
  purpose: 'event',
  picture: 'hero-tide',
  theme: {
    light: { paper: '#ffcf45', ink: '#161a4d', accent: '#b3200f' },
    dark: { paper: '#11143a', ink: '#fff1dc', accent: '#ff7d66' },
    displayFont: 'Unbounded',
    textFont: 'Figtree',
    displayWeight: 800,
    textSize: 18,
    corners: 'square',
    buttonShape: 'pill',
  },
} satisfies TemplateLook;
