import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/navigation', {
  newFolder: 'New folder',
  newLink: 'New link',
  moveNameUp: 'Move {name} up',
  moveNameDown: 'Move {name} down',
  removeName: 'Remove {name}',
  title: 'Title',
  link: 'Link',
  openInANew: 'Open in a new window',
  nothingHereYetAdd: 'Nothing here yet. Add a link to one of your pages.',
  addLink: 'Add link',
  addFolder: 'Add folder',
  addLinkToThis: 'Add link to this folder',
});
