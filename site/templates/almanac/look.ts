import type { TemplateLook } from '../template.ts';

export default {
  id: 'almanac',
  name: 'Almanac',
  summary: 'A journal of essays, with issues, writers, letters and an archive.',
  purpose: 'journal',
  picture: 'cover-hedges',
  theme: {
    light: { paper: '#fbfaf6', ink: '#1c1b19', accent: '#2e6b4f' },
    dark: { paper: '#161614', ink: '#e9e6dd', accent: '#8fc0a4' },
    displayFont: 'Newsreader',
    textFont: 'Schibsted Grotesk',
    displayWeight: 330,
    textSize: 19,
    corners: 'square',
    buttons: 'outline',
  },
} satisfies TemplateLook;
