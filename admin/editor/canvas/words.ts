import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/canvas', {
  typeIsABlock:
    '“{type}” is a block this version does not know. It stays as it is, and visitors do not see it.',
  thisBlockIsDamaged: 'This block is damaged and cannot be shown. Select it and choose “Repair” to reset it.',
  somethingIsInThe: 'Something is in the way. Hold Alt to overlap it.',
  opensANewRow: 'Opens a new row. Hold Alt to overlap instead.',
});
