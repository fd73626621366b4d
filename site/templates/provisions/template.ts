import { at, block, type Template } from '../template.ts';

export default {
  id: 'provisions',
  name: 'Provisions',
  summary: 'A shop for pantry goods from small makers.',
  theme: {
    light: { paper: '#f6f1e7', ink: '#22201b', accent: '#b4452b' },
    dark: { paper: '#1b1915', ink: '#efe8da', accent: '#e07a5c' },
    displayFont: 'Fraunces',
    textFont: 'Hanken Grotesk',
    displayWeight: 480,
  },
  settings: { site: { title: 'Provisions', description: 'Pantry goods from small makers.' } },
  header: {},
  footer: [{ tone: 'ink', blocks: [block('text', at(1, 12), { text: 'text:Provisions, 14 Mill Lane' })] }],
  navigation: [{ title: 'Home', to: '/' }],
  pages: [
    {
      title: 'Home',
      path: '/',
      description: 'Pantry goods from small makers.',
      sections: [
        {
          name: 'Opening',
          blocks: [
            block('heading', at(1, 16), { text: 'Good things keep.', level: 1, size: 'display' }),
            block('text', at(1, 10, 2), {
              text: 'text:Jars, tins and loaves from people who make *one thing* well.',
            }),
          ],
        },
      ],
    },
  ],
  pictures: [],
} satisfies Template;
