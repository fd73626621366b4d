import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/gestures', {
  moveToAnotherSection: 'Move to another section',
  move: 'Move',
  onTabletsBlocksFlow: 'On tablets, blocks flow automatically. Place them on a wide screen or a phone.',
  resize: 'Resize',
});
