import { catalogue } from '../words/catalogue.ts';

export const say = catalogue('editor', {
  youInAnotherTab: 'You, in another tab or on another device',
  nameIsHereToo: '{name} is here too',
  backToAllPages: 'Back to all pages',
  pageSettings: 'Page settings',
  compareWithLive: 'Compare with live',
});
