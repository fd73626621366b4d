import { control, type Field, type Words } from './field.ts';
import { text } from './leaves.ts';

export const CODE_LANGUAGES = ['html', 'css'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Source text. A control of its own: markup is no prose, neither for typing nor for search. */
export function code(options: Words & { max: number; language: CodeLanguage }): Field<string> {
  const { max, language } = options;
  return { ...text({ max, lines: 2 }), control: control('code', options, { max, language }) };
}
