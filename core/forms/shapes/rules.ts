import type { FieldSpec } from '../field.ts';
import type { Input } from './input.ts';
import type { FormValue } from './value.ts';
import type { Key, Say } from '../../words/words.ts';

/** What a form was sent with: `FormData` in the browser, the parsed body on the server. */
export interface Sent {
  readonly entries: { getAll(name: string): readonly unknown[] };
  /** That of the page. */
  readonly query: URLSearchParams;
}

/** A cleaned value, or none where it could not be read, and what is wrong with it. */
export interface Checked {
  readonly value?: FormValue;
  readonly problem?: string | undefined;
}

/** What the visitor's browser and the server run for a kind of field, one like the other. */
export interface Rules {
  readonly input: Input;
  /** Headings hold no value. */
  readonly value?: {
    /** What its inputs hold. */
    readonly read: (field: FieldSpec, sent: Sent) => FormValue;
    /** What was sent as data, cleaned and checked. */
    readonly check: (field: FieldSpec, sent: unknown, say: SayFields) => Checked;
  };
}

/** How values of one shape are read, cleaned and checked. */
export interface Shape<V extends FormValue> {
  readonly read: (field: FieldSpec, sent: Sent) => V;
  /** The value in its shape, or undefined when it has another one. */
  readonly tidy: (field: FieldSpec, sent: unknown) => V | undefined;
  readonly isEmpty?: (value: V) => boolean;
  /** What is wrong with a value that is not empty. */
  readonly problemOf?: Problem<V> | undefined;
  /** Told in place of what is usually told of a value that has another shape. */
  readonly unreadable?: (say: SayFields) => string;
}

/** In the words of the site. */
export type SayFields = Say<'fields'>;

export type Problem<V> = (value: V, field: FieldSpec, say: SayFields) => string | undefined;

export function rulesOf<V extends FormValue>(input: Input, shape: Shape<V>): Rules {
  const { read, tidy, isEmpty = hasNothing, problemOf, unreadable } = shape;
  return {
    input,
    value: {
      read,
      check(field, sent, say) {
        const value = tidy(field, sent ?? undefined);
        if (value === undefined)
          return { problem: unreadable?.(say) ?? say('unreadable', { title: field.title }) };
        if (!isEmpty(value)) return { value, problem: problemOf?.(value, field, say) };
        return { value, problem: field.required ? say('required', { title: field.title }) : undefined };
      },
    },
  };
}

const hasNothing = (value: FormValue) => Object.keys(value).length === 0;

/** A problem with every value that is not accepted, told with the title of the field. */
export function must<V>(accepts: (value: V) => boolean, refusal: TitledSentence): Problem<V> {
  return (value, { title }, say) => (accepts(value) ? undefined : say(refusal, { title }));
}

type TitledSentence = Extract<Key<'fields'>, `mustBe${string}`>;

export function textsOf({ entries }: Sent, name: string): string[] {
  return entries.getAll(name).filter((value): value is string => typeof value === 'string');
}

export function firstOf(sent: Sent, name: string): string {
  return textsOf(sent, name)[0] ?? '';
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');
