import { control, leaf } from '#core/fields/field.ts';
import { choice, group, text, type ValueOf } from '#core/fields/index.ts';
import { MAX_QR_BYTES } from '../kit/qr-image.tsx';

export const TOO_MUCH_FOR_A_CODE = `Must be at most ${MAX_QR_BYTES} bytes, or phones cannot read the code.`;

const words = { label: 'Content', help: 'A link such as https://example.com, or any text.' };

const content = leaf<string>({
  control: control('text', words, { max: MAX_QR_BYTES, lines: 3, isLiteral: true }),
  initial: '',
  parse(value) {
    if (typeof value !== 'string') return { problem: 'Must be text.' };
    if (new TextEncoder().encode(value).length > MAX_QR_BYTES) return { problem: TOO_MUCH_FOR_A_CODE };
    return { value };
  },
});

export const fields = group({
  content,
  caption: text({ max: 160, label: 'Caption', placeholder: 'Scan to open the menu' }),
  size: choice(['small', 'medium', 'large'], 'medium', { label: 'Size' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type QrCodeValues = ValueOf<typeof fields>;
