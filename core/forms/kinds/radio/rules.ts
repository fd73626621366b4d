import { choice } from '../../shapes/text.ts';

export const radio = choice({ as: 'radio' });
