import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('fields/values', {
  searchIcons: 'Search icons',
  noMatchingIconsTry: 'No matching icons. Try another word.',
  none: 'None',
  noCountryHasThis: 'No country has this name.',
  labelOnPhones: '{label} on phones',
  differsOnPhone: 'Differs on phone',
  theSameOnPhones: 'The same on phones',
  reset: 'Reset',
  setForPhones: 'Set for phones',
  noTimeZoneHas: 'No time zone has this name. Try the capital of the country.',
});
