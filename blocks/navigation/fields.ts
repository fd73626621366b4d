import { choice, group, link, list, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_NAVIGATION_LINKS = 40;

export const fields = group({
  from: choice(['main', 'footer', 'own'], 'main', {
    label: 'Links',
    labels: { main: 'The menu of the site', footer: 'The menu of the footer', own: 'Links of its own' },
  }),
  links: list(group({ title: text({ max: 100, label: 'Title' }), to: link({ label: 'Link' }) }), {
    max: MAX_NAVIGATION_LINKS,
    label: 'Links of its own',
  }),
  direction: choice(['row', 'column'], 'row', {
    label: 'Direction',
    labels: { row: 'Beside each other', column: 'Below each other' },
  }),
  label: text({ max: 60, initial: 'Links', label: 'Name', help: 'Read out to those who do not see it.' }),
});

export type NavigationValues = ValueOf<typeof fields>;
