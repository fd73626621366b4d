import { isPluralElement, isSelectElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';

/** Keys that one plural or select argument may have. */
export const MAX_ARGUMENT_KEYS = 1000;
const EXPLICIT_NUMBER = /^=\d+$/;

export class MessageSyntaxError extends Error {
  override readonly name = 'MessageSyntaxError';
}

function checkPluralKeys({ value, options, pluralType }: PluralElement, locale: string): void {
  const rules = new Intl.PluralRules(locale, { type: pluralType ?? 'cardinal' });
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories;
  const wrong = Object.keys(options).find((key) => !categories.includes(key) && !EXPLICIT_NUMBER.test(key));
  if (wrong !== undefined) {
    throw new MessageSyntaxError(`"${wrong}" is not a plural key of ${locale} in {${value}}.`);
  }
}

function checkElement(element: MessageFormatElement, locale: string): void {
  if (isTagElement(element)) return checkElements(element.children, locale);
  if (!isPluralElement(element) && !isSelectElement(element)) return;
  const branches = Object.values(element.options);
  if (branches.length > MAX_ARGUMENT_KEYS) {
    throw new MessageSyntaxError(`{${element.value}} has more than ${MAX_ARGUMENT_KEYS} keys.`);
  }
  if (isPluralElement(element)) checkPluralKeys(element, locale);
  for (const branch of branches) checkElements(branch.value, locale);
}

function checkElements(elements: readonly MessageFormatElement[], locale: string): void {
  for (const element of elements) checkElement(element, locale);
}

function parseText(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (cause) {
    throw new MessageSyntaxError(`This message cannot be read: ${text}`, { cause });
  }
}

/** Parses an ICU message as strictly as its language allows: a key that could never be chosen is an error. */
export function parseMessage(text: string, locale: string): MessageFormatElement[] {
  const elements = parseText(text);
  checkElements(elements, locale);
  return elements;
}
