import { at, block, type Template } from '#site/templates/template.ts';

/** The smallest site that shows everything a test wants to see: two pages, a menu, a footer. */
export const smallTemplate: Template = {
  id: 'provisions',
  name: 'Small',
  summary: 'For tests.',
  theme: {},
  settings: { site: { title: 'Small site', description: 'A site for tests.' } },
  header: {},
  footer: [{ blocks: [block('text', at(1, 24), { text: 'text:The footer' })] }],
  navigation: [
    { title: 'Home', to: '/' },
    { title: 'More', to: '', children: [{ title: 'About', to: '/about' }] },
  ],
  pages: [
    {
      title: 'Home',
      path: '/',
      description: 'The first page.',
      sections: [
        { name: 'Opening', blocks: [block('heading', at(1, 24), { text: 'Welcome home', level: 1 })] },
      ],
    },
    {
      title: 'About',
      path: '/about',
      description: 'Who we are.',
      sections: [{ blocks: [block('heading', at(1, 24), { text: 'About us', level: 1 })] }],
    },
  ],
  pictures: [],
};
