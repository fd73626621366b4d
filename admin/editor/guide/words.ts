import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/guide', {
  firstEditStep: 'Your first edit, step {step} of {count}',
  leaveGuide: 'Leave the guide',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  changeWords: 'Change some words',
  clickAnyText: 'Click any text on the page, click it again and type your own.',
  tapAnyText: 'Tap any text on the page, tap it again and type your own.',
  savedByItself: 'Nice start. Your change is saved by itself, and can be undone at the top.',
  replacePicture: 'Replace a picture',
  clickAPicture: 'Click a picture. Beside the page you can upload your own or choose an illustration.',
  tapAPicture: 'Tap a picture, then Edit. Take a photo, upload one or choose an illustration.',
  addSection: 'Add a section',
  pointBetweenSections:
    'Press Add section between two sections. Choose from ready-made sections, and change their words.',
  tapAdd: 'Tap Add, choose a ready-made section and change its words.',
  lookOnPhone: 'See it on a phone',
  switchTheWidth: 'Switch to the phone at the top. Most visitors come with one.',
  publishIt: 'Publish',
  nobodySeesIt:
    'Press Publish when you like what you see. Until your site goes live, only you and your team can open it.',
});
