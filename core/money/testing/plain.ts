import type { Cents } from '../currency.ts';

/** The same with numbers for money, as tests write them down. */
export type Plain<T> = T extends Cents
  ? number
  : T extends readonly (infer E)[]
    ? Plain<E>[]
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T;

/** Takes plain numbers for what they are meant to be. */
export const counted = <T>(value: Plain<T>): T => value as T;
