import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/collections/gallery', {
  design: 'Design',
  loadingTheDesign: 'Loading the design',
  pictures: 'Pictures',
  list: 'List',
  loadingPictures: 'Loading pictures',
  movedToPlaceAt: 'Moved to place {at} of {count}.',
  countOfMaxOrderableItemsDrag:
    '{count} of {maxOrderableItems}. Drag to sort, or press Alt with an arrow key. Visitors see changes with the next publish.',
  titleIsRemovedIt: '“{title}” removed. You can restore it from the list for 30 days.',
  addPictures: 'Add pictures',
  picture: 'Picture',
  noPictureYet: 'No picture yet',
  visitorsDoNotSee: 'Hidden from visitors',
  noDescription: 'No description',
  description: 'Description',
  belowTheTitle: 'Below the title.',
  allDetailsOfThis: 'All details',
});
