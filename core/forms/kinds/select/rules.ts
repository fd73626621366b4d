import { choice } from '../../shapes/text.ts';

export const select = choice({ as: 'select' });
