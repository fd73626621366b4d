import type { Article } from '../article.ts';
import { say } from './words.ts';

export const START: readonly Article[] = [
  {
    id: 'first-hour',
    title: say('yourFirstHour'),
    at: ['/'],
    also: say('beginStartChecklist'),
    parts: [
      say('aNewSiteComes'),
      [
        say('pressEditOnHome'),
        say('chooseColoursAndFontsUnder'),
        say('fillInBusinessInformation'),
        say('removeTheSamplesYou'),
        say('pressGoLive'),
      ],
      say('youCanLeaveAt'),
    ],
    picture: { screen: '/', shows: 'Home', alt: say('pictureFirstHour') },
  },
  {
    id: 'go-live',
    title: say('openYourSiteTo'),
    at: ['/', '/settings/access'],
    also: say('launchPublishPrivateOffline'),
    parts: [say('untilYouGoLive'), [say('pressGoLiveOn'), say('pressGoLiveAgain')], say('toCloseTheSite')],
  },
  {
    id: 'samples',
    title: say('removeTheSamplesOf'),
    at: ['/'],
    also: say('demoExampleProductsPosts'),
    parts: [
      [say('pressRemoveBesideRemove'), say('untickWhatYouWant'), say('pressTheRedButton')],
      say('aSampleThatYou'),
    ],
  },
  {
    id: 'search',
    title: say('findAnythingWithCtrl'),
    at: ['/'],
    also: say('keyboardShortcutsCommandPalette'),
    parts: [say('pressCtrlKK'), say('allShortcutsAreListed')],
  },
];
