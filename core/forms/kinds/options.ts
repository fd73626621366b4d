import { list, text, toggle, type Field } from '../../fields/index.ts';

/** What several kinds of field let an owner set. */
export const MAX_OPTIONS = 200;
export const MAX_OPTION_LENGTH = 300;

export const description = text({ max: 1000, lines: 3, label: 'Description' });
export const placeholder = text({ max: 200, label: 'Placeholder' });
export const required = toggle(false, { label: 'Required' });

/** Texts to choose from or to agree with. */
export const optionList = (label: string): Field<string[]> =>
  list(text({ max: MAX_OPTION_LENGTH }), { max: MAX_OPTIONS, label });

export const FIRST_OPTIONS = ['Option 1', 'Option 2'];
export const OPTION_MISSING = 'Add an option.';
