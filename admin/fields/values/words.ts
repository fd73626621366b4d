import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('fields/values', {
  pickFromScreen: 'Pick from the screen: {label}',
  chooseIcon: 'Choose an icon',
  removeIcon: 'Remove',
  loadingIcons: 'Loading icons',
  icons: 'Icons',
  searchIcons: 'Search icons',
  searchIconsFor: 'Search, for example bread or delivery',
  popularIcons: 'Popular icons',
  iconsFound: '{count, plural, one {# icon} other {# icons}}',
  showAllIcons: 'Show all {count}',
  showMoreIcons: 'Show more',
  noMatchingIconsTry: 'No matching icons. Try another word.',
  none: 'None',
  noCountryHasThis: 'No matching country.',
  labelOnPhones: '{label} on phones',
  differsOnPhone: 'Differs on phone',
  theSameOnPhones: 'Same on phones',
  reset: 'Reset',
  setForPhones: 'Set for phones',
  noTimeZoneHas: 'No matching time zone. Try the capital of the country.',
});
