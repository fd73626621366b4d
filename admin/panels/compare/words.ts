import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/compare', {
  beforeAndAfter: 'Before and after',
  new: 'New',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
  closeTheComparison: 'Close the comparison',
  differences: 'Differences',
  howToCompare: 'How to compare',
  sideBySide: 'Side by side',
  slider: 'Slider',
  screenToCompareOn: 'Screen to compare on',
  desktop: 'Desktop',
  phone: 'Phone',
  noVisibleChanges: 'No visible changes.',
  differences2: '{count, plural, one {One difference} other {# differences}}',
});
