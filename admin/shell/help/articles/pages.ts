import type { Article } from '../article.ts';
import { say } from './words.ts';

export const PAGES: readonly Article[] = [
  {
    id: 'edit-page',
    title: say('editAPage'),
    at: ['/pages'],
    also: say('textWordsChangeUndo'),
    parts: [
      [say('chooseThePageUnder'), say('clickAnythingOnIt'), say('setEverythingElseIn')],
      say('eachChangeIsSaved'),
    ],
    picture: { screen: '/pages', press: ['About'], shows: 'Edit', alt: say('pictureEditPage') },
  },
  {
    id: 'sections-blocks',
    title: say('addSectionsAndBlocks'),
    at: ['/pages'],
    also: say('layoutDragMovePicture'),
    parts: [
      say('aPageIsA'),
      [say('pressAddASection'), say('pressAddABlock'), say('dragBlocksToMove')],
      say('whereABlockDoes'),
    ],
  },
  {
    id: 'phones',
    title: say('arrangeAPageFor'),
    at: ['/pages'],
    also: say('mobileResponsiveWidthTablet'),
    parts: [say('pagesFitEveryScreen')],
  },
  {
    id: 'add-page',
    title: say('addAPage'),
    at: ['/pages'],
    also: say('newCreateLayoutCover'),
    parts: [
      [say('pressAddPageUnder'), say('giveItATitle'), say('chooseALayoutTo'), say('pressAddPage')],
      say('aBlogEventsA'),
    ],
    picture: { screen: '/pages', press: ['Add page'], shows: 'Add a page', alt: say('pictureAddPage') },
  },
  {
    id: 'menu',
    title: say('changeTheMenu'),
    at: ['/pages'],
    also: say('navigationOrderFolderDropdown'),
    parts: [say('theListUnderPages'), say('theThreeDotsBeside')],
    picture: { screen: '/pages', shows: 'Pages', alt: say('pictureMenu') },
  },
  {
    id: 'publish',
    title: say('publishScheduleAndUndo'),
    at: ['/pages', '/design', '/collections', '/forms'],
    also: say('liveDraftReleaseLater'),
    parts: [
      say('pagesDesignPostsAnd'),
      [
        say('pressPublishTheList'),
        say('untickWhatShouldWait'),
        say('lookAtWhatWas'),
        say('pressTheBlueButton'),
      ],
      say('aPublishCanBe'),
    ],
  },
  {
    id: 'history',
    title: say('restoreAnEarlierVersion'),
    at: ['/pages'],
    also: say('versionsBackUndoTrash'),
    parts: [
      [say('openThePageAnd'), say('chooseTheTabHistory'), say('lookAtAVersion')],
      say('aDeletedPageStays'),
    ],
  },
  {
    id: 'preview-links',
    title: say('showDraftsToSomebody'),
    at: ['/pages/previews'],
    also: say('sharePreviewClientFeedback'),
    parts: [
      [say('choosePreviewLinksBelow'), say('sayWhomItIs'), say('pressMakeALink')],
      say('whoeverHasTheLink'),
    ],
  },
  {
    id: 'search-engines',
    title: say('howAPageLooks'),
    at: ['/pages', '/settings/site'],
    also: say('seoGoogleDescriptionTitle'),
    parts: [
      [say('openThePageAnd'), say('writeADescriptionOf'), say('chooseAPictureFor')],
      say('hideFromSearchEngines'),
    ],
  },
];
