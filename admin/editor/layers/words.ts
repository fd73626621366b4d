import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/layers', {
  keyboardShortcuts: 'Keyboard shortcuts',
  mouse: 'Mouse',
  clickTwice: 'Click twice',
  editText: 'Edit text',
  shiftClick: 'Shift click',
  addToTheSelection: 'Add to the selection',
  dragEmptySpace: 'Drag empty space',
  selectSeveral: 'Select several',
  altDrag: 'Alt drag',
  overlapBlocks: 'Overlap blocks',
  esc: 'Esc',
  cancelADrag: 'Cancel a drag',
  addName: 'Add: {name}',
  blocks: 'Blocks',
  saveSection: 'Save section',
  name: 'Name',
  aCopyIsSaved: 'A copy is saved. Later changes on either side do not affect the other.',
  sectionSaved: '“{name}” saved. Find it under Yours when you add a section.',
});
