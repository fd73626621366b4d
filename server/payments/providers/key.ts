import { control, leaf, type Field } from '#core/fields/field.ts';

const MAX_KEY_LENGTH = 300;

/** A key that an owner copies from their account at a provider. */
export function key(options: {
  label: string;
  help?: string;
  pattern: RegExp;
  /** How such keys begin, for those who have copied another one. */
  begins: string;
  /** Shown to nobody again once it is saved. */
  isSecret: boolean;
}): Field<string> {
  const { pattern, begins, isSecret } = options;
  return leaf({
    control: control('text', options, { max: MAX_KEY_LENGTH, lines: 1, placeholder: `${begins}…`, isSecret }),
    initial: '',
    parse(value) {
      const text = typeof value === 'string' ? value.trim() : '';
      if (text === '') return { problem: 'Enter this key.' };
      return text.length <= MAX_KEY_LENGTH && pattern.test(text)
        ? { value: text }
        : { problem: `This key begins with ${begins}. Copy it again from your account.` };
    },
  });
}
