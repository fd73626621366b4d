import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/library', {
  favourites: 'Favourites',
  yours: 'Yours',
  selectASectionOn: 'Select a section on a page and choose Save section to find it here.',
  more: 'Actions for {name}',
  rename: 'Rename',
  delete: 'Delete',
  renameSection: 'Rename section',
  name: 'Name',
  searchSections: 'Search sections',
  kindOfSection: 'Kind of section',
  markSectionsWithThe: 'Mark sections with the star to find them here.',
  noSectionsFoundFor: 'No sections found for “{words}”.',
  found: 'Found',
  favouriteName: 'Favourite: {name}',
  emptySection: 'Empty section',
  deleted: 'Deleted “{name}”.',
});
