import type { TemplateLook } from '../template.ts';

export default {
  id: 'osteria',
  name: 'Osteria',
  summary: 'A restaurant: menu, opening hours, bookings, evenings and the way there.',
  purpose: 'restaurant',
  picture: 'hero-table',
  theme: {
    light: { paper: '#fff8ec', ink: '#2a1711', accent: '#c8102e' },
    dark: { paper: '#1e1210', ink: '#f6e9d8', accent: '#d5152f' },
    displayFont: 'Bricolage Grotesque',
    textFont: 'EB Garamond',
    displayWeight: 800,
    textSize: 21,
    corners: 'square',
    buttonShape: 'pill',
  },
} satisfies TemplateLook;
