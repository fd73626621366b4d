import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/pages/trash', {
  backToAllPages: 'Back to all pages',
  trash: 'Trash',
  loadingTheTrash: 'Loading the trash',
  theTrashIsEmpty: 'The trash is empty',
  pagesYouDeleteWait: 'Pages you delete wait here for {trashDays} days before they go for good.',
  deletedPagesGoFor: 'Deleted pages go for good after {trashDays} days.',
  deletedPages: 'Deleted pages',
  untitled: 'Untitled',
  pathDeletedAgeOfGoes: '{path} · deleted {ageOf} · goes on {momentOf}',
  visitorsStillSeeIt: '· visitors still see it until you publish',
  restore: 'Restore',
  restoreTitle: 'Restore {title}',
  deleteForGood: 'Delete for good',
  deleteForGoodTitle: 'Delete for good: {title}',
  titleIsGoneFor: '“{title}” is gone for good.',
  deleteTitleForGood: 'Delete “{title}” for good?',
  thePageAtPath: 'The page at {path} and all of its earlier versions go. This cannot be undone.',
  keepIt: 'Keep it',
  isBack: '“{title}” is back as a draft.',
  isBackElsewhere: '“{title}” is back as a draft. Its address was taken, so it is now at {path}.',
});
