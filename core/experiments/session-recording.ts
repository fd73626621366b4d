import { makeFlags, type Flags } from './flags.ts';

/** What the id is while nobody records; it is answered, and never used. */
export const AUTOMATED_MOCK = 'AUTOMATED_MOCK';

/** Flags of the operator. Without the first, which is off unless it is set, the others say nothing. */
const TOGGLE = 'session-recording';
const ID = 'session-recording-id';
/** Where the script comes from, with `{id}` for the id. */
const SCRIPT = 'session-recording-script';
/** An A/B test whose variant is the share of visits that are recorded, in percent. */
const SAMPLE = 'session-recording-sample';

/** Remembers for a visit whether it is recorded. */
export const SAMPLE_KEY = 'plinth-session-recording';

export const recordingId = (flags: Flags | undefined): string =>
  makeFlags(flags).string(ID, '').value || AUTOMATED_MOCK;

export interface Recording {
  /** The address of the script of an id. */
  scriptOf: (id: string) => string;
  origin: string;
  percent: number;
}

/** How checkouts are recorded, where the operator wants it. */
export function recordingOf(flags: Flags | undefined): Recording | undefined {
  const look = makeFlags(flags);
  const script = look.string(SCRIPT, '').value;
  if (!look.isEnabled(TOGGLE) || !script.startsWith('https://') || !URL.canParse(script)) return undefined;
  return {
    scriptOf: (id) => script.replaceAll('{id}', encodeURIComponent(id)),
    origin: new URL(script).origin,
    percent: Number(look.getABTest(SAMPLE).variant ?? 0) || 0,
  };
}
