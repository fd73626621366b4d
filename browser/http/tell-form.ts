import type { Address } from '#contract/address.ts';
import { sendInPassing } from './tell.ts';

/** Tells the server something in passing, as the fields of a form. */
export const tellForm = ({ method, path }: Address, fields: Readonly<Record<string, string>>): void =>
  sendInPassing(method, path, { body: new URLSearchParams(fields) });
