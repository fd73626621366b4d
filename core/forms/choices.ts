import { control, leaf, type Field, type Words } from '../fields/field.ts';

export const FORM_UNKNOWN = 'This form does not exist. Choose another.';
export const MAILING_LIST_UNKNOWN = 'This mailing list does not exist. Choose another.';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const nameOf = (kind: string, words: Words, problem: string): Field<string> =>
  leaf({
    control: control(kind, words),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || NAME.test(value)) ? { value } : { problem },
  });

/** Names one of the site's forms; its fields are edited in one place, however many places show it. */
export const formChoice = (words: Words): Field<string> => nameOf('form', words, FORM_UNKNOWN);

export const mailingListChoice = (words: Words): Field<string> =>
  nameOf('mailingList', words, MAILING_LIST_UNKNOWN);
