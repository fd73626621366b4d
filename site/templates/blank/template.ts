import { business, heading, text } from '../drafts.ts';
import { at, type Template } from '../template.ts';

/** Nothing but a page to write on: for those who know what they want. */
export const blank: Template = {
  id: 'blank',
  name: 'Empty site',
  summary: 'One page with a heading. Add what you need.',
  theme: {},
  settings: { site: { title: 'Untitled site' } },
  header: {},
  footer: [{ space: 'small', divider: 'line', blocks: [business(at(1, 24), ['name', 'email'], 'small')] }],
  navigation: [{ title: 'Home', to: '/' }],
  pages: [
    {
      title: 'Home',
      path: '/',
      description: '',
      sections: [
        {
          name: 'Opening',
          blocks: [
            heading(at(1, 18), '%name%', { level: 1, size: 'large' }),
            text(at(1, 14, 2), 'Double-click to write what visitors should read first.', 'large'),
          ],
        },
      ],
    },
  ],
  pictures: [],
};

/** Waits for what is moved in from elsewhere, which brings its own pages. */
export const bare: Template = { ...blank, id: 'import', name: 'Import', navigation: [], pages: [] };
