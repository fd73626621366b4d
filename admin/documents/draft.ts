import { isSame } from '#core/same.ts';

export type Body = Readonly<Record<string, unknown>>;

/** What somebody is changing: where they started from, and how far they have come. */
export interface Draft {
  /** The revision the change started from; a save names it. */
  base: number;
  original: Body;
  values: Body;
}

export function startDraft(revision: number, body: Body): Draft {
  return { base: revision, original: body, values: body };
}

export function setField(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, values: { ...draft.values, [name]: value } };
}

export function changedFields({ original, values }: Draft): string[] {
  return differingFields(original, values);
}

export function differingFields(one: Body, other: Body): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSame(one[name], other[name]));
}

export function isDirty(draft: Draft): boolean {
  return changedFields(draft).length > 0;
}

/** After a save: what was sent is the new start, what was typed since stays a change. */
export function afterSave(draft: Draft, saved: { revision: number; sent: Body }): Draft {
  return { base: saved.revision, original: saved.sent, values: draft.values };
}

/** The newest version with this person's own changes on top; asked for, never done by itself. */
export function rebase(draft: Draft, newest: { revision: number; body: Body }): Draft {
  const mine = changedFields(draft).map((name) => [name, draft.values[name]] as const);
  return {
    base: newest.revision,
    original: newest.body,
    values: { ...newest.body, ...Object.fromEntries(mine) },
  };
}
