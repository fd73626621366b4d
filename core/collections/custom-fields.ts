import {
  group,
  image,
  link,
  list,
  optionalNumber,
  text,
  toggle,
  choice,
  type Field,
  type ValueOf,
} from '../fields/index.ts';
import { control, isRecord, leaf, type FieldSet, type Problem } from '../fields/field.ts';
import { isId } from '../ids.ts';
import { isSame } from '../same.ts';
import { richText } from '../rich-text/field.ts';
import { moment } from '../fields/moment.ts';

export const MAX_CUSTOM_FIELDS = 50;
export const MAX_REFERENCES = 50;
const MAX_CUSTOM_BYTES = 200_000;
const MAX_CHOICES = 100;

export const CUSTOM_TYPES = [
  'text',
  'longText',
  'richText',
  'number',
  'date',
  'toggle',
  'choice',
  'image',
  'link',
  'reference',
] as const;
type CustomType = (typeof CUSTOM_TYPES)[number];
export const CUSTOM_TYPE_LABELS: Readonly<Record<CustomType, string>> = {
  text: 'Line of text',
  longText: 'Several lines',
  richText: 'Formatted text',
  number: 'Number',
  date: 'Date and time',
  toggle: 'Yes or no',
  choice: 'One of a list',
  image: 'Picture',
  link: 'Link',
  reference: 'Items of a collection',
};

/** What an owner says of a field of their own. */
export const customDefinition = group({
  key: text({ max: 40, isLiteral: true, label: 'Name in addresses and exports' }),
  label: text({ max: 80, label: 'Label' }),
  type: choice(CUSTOM_TYPES, 'text', {
    label: 'Kind',
    labels: CUSTOM_TYPE_LABELS,
  }),
  isRequired: toggle(false, { label: 'Required' }),
  inList: toggle(false, { label: 'Show in lists' }),
  choices: list(text({ max: 80 }), { max: MAX_CHOICES, label: 'Choices' }),
  collectionId: text({ max: 24, isLiteral: true, label: 'Collection' }),
});
export type CustomDefinition = ValueOf<typeof customDefinition>;

/** One whose choices visitors read in other words than items hold. */
export type SaidDefinition = CustomDefinition & { labels?: readonly string[] };

/** Fields in another language: items name choices by the words the owner wrote, so these stay. */
export const withStoredChoices = (
  written: readonly CustomDefinition[],
  said: readonly CustomDefinition[],
): SaidDefinition[] =>
  said.map((field, index) => {
    const { choices } = written[index] ?? field;
    return isSame(choices, field.choices) ? field : { ...field, choices, labels: field.choices };
  });

const KEY = /^[a-z][a-zA-Z0-9]*$/;

export const customDefinitions: Field<CustomDefinition[]> = withCheck(
  list(customDefinition, { max: MAX_CUSTOM_FIELDS, label: 'Fields' }),
  definitionProblems,
);

function definitionProblems(definitions: readonly CustomDefinition[]): Problem[] {
  return definitions.flatMap(({ key, label, type, choices, collectionId }, index) => {
    const at = (name: string, message: string): Problem => ({ path: `${index}.${name}`, message });
    const isDouble = definitions.findIndex((other) => other.key === key) < index;
    return [
      ...(KEY.test(key) ? [] : [at('key', 'Must be a name such as cookingTime: letters and digits.')]),
      ...(isDouble ? [at('key', 'Another field has this name already.')] : []),
      ...(label.trim() === '' ? [at('label', 'A field needs a label.')] : []),
      ...(type === 'choice' && choices.length === 0
        ? [at('choices', 'Please add at least one choice.')]
        : []),
      ...(type === 'reference' && !isId(collectionId)
        ? [at('collectionId', 'Please choose a collection.')]
        : []),
    ];
  });
}

/** Adds problems that only show when the whole value is looked at. */
function withCheck<T>(field: Field<T>, problemsOf: (value: T) => Problem[]): Field<T> {
  return {
    ...field,
    check(value, report, path) {
      const checked = field.check(value, report, path);
      for (const problem of problemsOf(checked)) report({ ...problem, path: `${path}.${problem.path}` });
      return checked;
    },
  };
}

/** The values of an owner's own fields while nobody says yet which fields there are. */
export const customValues: Field<Record<string, unknown>> = leaf({
  control: control('custom', {}),
  initial: {},
  parse(value) {
    if (!isRecord(value)) return { problem: 'Must be an object.' };
    return JSON.stringify(value).length > MAX_CUSTOM_BYTES
      ? { problem: 'These fields hold too much together.' }
      : { value };
  },
});

const references: Field<string[]> = leaf({
  control: control('items', {}, { collectionId: '' }),
  initial: [],
  parse: (value) =>
    Array.isArray(value) && value.length <= MAX_REFERENCES && value.every(isId)
      ? { value: [...new Set(value)] }
      : { problem: `Must be up to ${MAX_REFERENCES} items.` },
});

function fieldOf({ type, label, choices, collectionId }: CustomDefinition): Field<unknown> {
  switch (type) {
    case 'text':
      return text({ max: 500, label });
    case 'longText':
      return text({ max: 20_000, lines: 4, label });
    case 'richText':
      return richText({ label });
    case 'number':
      return optionalNumber({ min: -1e12, max: 1e12, step: 0.01, label });
    case 'date':
      return moment({ label });
    case 'toggle':
      return toggle(false, { label });
    case 'choice':
      return choice(['', ...choices], '', { label, labels: { '': 'None' } });
    case 'image':
      return image({ label });
    case 'link':
      return link({ label });
    case 'reference':
      return { ...references, control: control('items', { label }, { collectionId }) };
  }
}

const NEEDED = ' is needed.';
const neededMessage = (label: string) => `${label}${NEEDED}`;
/** Whether a problem is nothing worse than an empty field. */
export const isMissing = (message: string): boolean => message.endsWith(NEEDED);

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  return (
    value.src === '' || value.href === '' || (value.type === 'doc' && !(value.content as unknown[]).length)
  );
}

/** The fields an owner made, as one: the strict check, the lenient reading and the controls of the admin. */
export function customFields(definitions: readonly CustomDefinition[]): Field<Record<string, unknown>> {
  const known = definitions.filter(({ key }) => KEY.test(key));
  const set: FieldSet = Object.fromEntries(known.map((definition) => [definition.key, fieldOf(definition)]));
  const fields = group(set);
  return {
    ...fields,
    check(value, report, path) {
      // A field the owner dropped since must not keep an item from being saved.
      const kept = isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(set, key)))
        : value;
      const wrong = new Set<string>();
      const note = (problem: Problem) => {
        wrong.add(problem.path);
        report(problem);
      };
      const checked = fields.check(kept, note, path);
      for (const { key, label, isRequired } of known) {
        const at = path === '' ? key : `${path}.${key}`;
        if (isRequired && isEmpty(checked[key]) && !wrong.has(at))
          report({ path: at, message: neededMessage(label) });
      }
      return checked;
    },
  };
}
