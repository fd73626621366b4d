import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/pages/trash', {
  backToAllPages: 'Back to all pages',
  trash: 'Trash',
  loadingTheTrash: 'Loading the trash',
  theTrashIsEmpty: 'The trash is empty',
  pagesYouDeleteWait: 'Pages you delete stay here for {trashDays} days, then they are deleted permanently.',
  deletedPagesGoFor: 'Pages are deleted permanently after {trashDays} days.',
  deletedPages: 'Deleted pages',
  untitled: 'Untitled',
  pathDeletedAgeOfGoes: '{path} · deleted {ageOf} · kept until {momentOf}',
  visitorsStillSeeIt: '· visitors still see it until you publish',
  restore: 'Restore',
  restoreTitle: 'Restore {title}',
  deleteForGood: 'Delete permanently',
  deleteForGoodTitle: 'Delete permanently: {title}',
  titleIsGoneFor: '“{title}” deleted permanently.',
  deleteTitleForGood: 'Delete “{title}” permanently?',
  thePageAtPath: 'This deletes the page at {path} and all of its earlier versions. You can’t undo this.',
  keepIt: 'Cancel',
  isBack: '“{title}” restored as a draft.',
  isBackElsewhere: '“{title}” restored as a draft. Its address was taken, so it is now at {path}.',
});
