import { catalogue } from '../words/catalogue.ts';

export const say = catalogue('kit', {
  desktop: 'Desktop',
  largeTablet: 'Large tablet',
  tablet: 'Tablet',
  phone: 'Phone',
  cancel: 'Cancel',
  esc: 'Esc',
  del: 'Del',
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  nothingHere: 'Nothing here',
  thisPageOfThe: 'This page of the admin does not exist. The link may have a typo.',
  goToYourSite: 'Go to your site',
  undo: 'Undo',
  once: 'once',
  times: '{count, plural, one {# time} other {# times}}',
});
