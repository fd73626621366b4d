import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { QrCodeView } from './view.tsx';

export default defineBlock({
  type: 'qr-code',
  number: BlockType.qrCode,
  name: 'QR code',
  summary: 'A link or a text that phones can read from a screen or from paper.',
  category: 'interactive',
  isEmpty: ({ content }) => isBlank(content),
  hint: 'Enter a link or a text',
  span: 6,
  fields,
  View: QrCodeView,
});
