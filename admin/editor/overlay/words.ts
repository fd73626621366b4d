import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/overlay', {
  addSection: 'Add section',
  theFooterIsEmpty: 'The footer is empty',
  thisPageIsEmpty: 'This page is empty',
  addTheFirstSection: 'Add the first section',
  countBlocks: '{count} blocks',
  toolsName: 'Tools: {name}',
  reset: 'Reset',
  differsOnPhoneU: 'Differs on phone · {u}',
  section: 'Section',
  addABlock: 'Add a block',
  addASectionAbove: 'Add a section above',
  addASectionBelow: 'Add a section below',
});
