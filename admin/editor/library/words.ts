import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/library', {
  favourites: 'Favourites',
  yours: 'Yours',
  selectASectionOn:
    'To find a section here, select it on a page and choose “Save the section for other pages”.',
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
  newsletter: 'Newsletter',
  emptySection: 'Empty section',
  deleted: 'Deleted “{name}”.',
});
