import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('fields/lists', {
  removeLabelIndex: 'Remove {label} {index}',
  addToLabel: 'Add to {label}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  add: 'Add',
});
