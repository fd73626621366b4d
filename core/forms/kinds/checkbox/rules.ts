import { list } from '../../shapes/list.ts';
import { unexpected } from '../../shapes/text.ts';

export const checkbox = list({ as: 'checkbox' }, (chosen, { options }, say) =>
  unexpected(chosen, options, say),
);
