import { line } from '../../shapes/text.ts';

export const text = line({ autoComplete: 'on' });
