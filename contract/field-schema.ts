import { z } from 'zod';
import { ID_PATTERN } from '#core/ids.ts';
import type { FieldSet } from '#core/fields/field.ts';
import { checkWith, type Control, type ControlKind, type Field, type ValueOf } from '#core/fields/index.ts';

type Described = Readonly<Record<string, unknown>>;

const id = { type: 'string', pattern: ID_PATTERN.source };
const entries = (max: number, item: Control | undefined, min = 0): Described => ({
  type: 'array',
  minItems: min,
  maxItems: max,
  items: item ? describe(item) : {},
});

/** How values look in the description of the API. What is not listed can be anything: its field checks it. */
const DESCRIPTIONS: { readonly [K in ControlKind]?: (control: Control<K>) => Described } = {
  text: ({ options: { max, min = 0 } }) => ({ type: 'string', minLength: min, maxLength: max }),
  toggle: () => ({ type: 'boolean' }),
  number: ({ options: { min, max, step } }) => ({
    type: step === 1 ? 'integer' : 'number',
    minimum: min,
    maximum: max,
  }),
  money: ({ options: { max } }) => ({ type: 'integer', minimum: 0, maximum: max }),
  discountAmount: ({ options: { max } }) => ({ type: 'integer', minimum: 0, maximum: max }),
  choice: ({ options: { values } }) => ({ enum: values }),
  richText: () => ({ type: 'object' }),
  image: () => ({ type: 'object' }),
  id: () => ({ type: 'string' }),
  moment: () => ({ type: ['string', 'null'], format: 'date-time' }),
  reference: () => ({ type: 'string' }),
  references: ({ options: { max } }) => ({ type: 'array', items: id, maxItems: max }),
  list: ({ options: { max }, item }) => entries(max, item),
  pictures: ({ options: { max }, item }) => entries(max, item),
  options: ({ options: { max }, item }) => entries(max, item),
  variants: ({ options: { max, min }, item }) => entries(max, item, min),
  terms: ({ item }) => ({ type: 'array', items: item ? describe(item) : {} }),
  group: ({ fields = {} }) => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, control]) => [name, describe(control)]),
    ),
  }),
};

function describe<K extends ControlKind>(control: Control<K>): Described {
  const description: ((control: Control<K>) => Described) | undefined = DESCRIPTIONS[control.kind];
  return description?.(control) ?? {};
}

type SchemaOf<F> = z.ZodType<ValueOf<F>, ValueOf<F>>;
type Schemas<S extends FieldSet> = { [K in keyof S]: SchemaOf<S[K]> };

/** Strict, as the field is: every problem comes with the path it is at. */
function incoming<T>(field: Field<T>) {
  return z
    .custom<T>()
    .meta(describe(field.control))
    .transform((given, context): T => {
      const result = checkWith(field, given);
      if (result.ok) return result.value;
      for (const { path, message } of result.problems)
        context.addIssue({ code: 'custom', message, path: path === '' ? [] : path.split('.') });
      return z.NEVER;
    });
}

/** What is left out takes its default, unless the field itself would refuse that. */
function orDefault<T>(field: Field<T>) {
  const schema = incoming(field);
  return checkWith(field, field.initial).ok ? schema.prefault(field.initial) : schema;
}

const outgoing = <T>(field: Field<T>) =>
  z.custom<T>((value) => checkWith(field, value).ok).meta(describe(field.control));

function schemas<S extends FieldSet>(fields: S, schemaOf: (field: Field<unknown>) => z.ZodType) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
  ) as Schemas<S>;
}

/** Something new, by its fields. */
export function newOf<S extends FieldSet>(fields: S) {
  return z.strictObject(schemas(fields, orDefault));
}

/** Changes of something by its fields. What is left out stays: an older caller does not know every field. */
export function changesOf<S extends FieldSet>(fields: S) {
  return z.strictObject(
    schemas(fields, (field) => z.exactOptional(incoming(field))) as {
      [K in keyof S]: z.ZodExactOptional<SchemaOf<S[K]>>;
    },
  );
}

/** Something as it is answered. */
export function answerOf<S extends FieldSet>(fields: S) {
  return z.object(schemas(fields, outgoing));
}
