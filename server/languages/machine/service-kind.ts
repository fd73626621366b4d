import type { Ask } from '../../outbound/ask.ts';

/** Why a service gave no translation. */
export type Refusal = 'key' | 'quota' | 'language' | 'busy' | 'away';

/** Lines of markup in another language, in the same order; or why there are none. */
export type Translated = { lines: string[] } | { refusal: Refusal };

export interface TranslationService {
  /** Whether key and address work; asks for as little as possible. */
  check(): Promise<Refusal | undefined>;
  translate(lines: readonly string[], way: { from: string; to: string }): Promise<Translated>;
}

/** Somebody who translates. Each is one file, listed in `services.ts`. */
export interface ServiceKind {
  name: string;
  title: string;
  /** Whether it runs at an address of the owner's own. */
  needsAddress: boolean;
  needsKey: boolean;
  /** As much as it takes in one request. */
  portion: { most: number; characters: number };
  open(about: { key: string; address: string; ask: Ask }): TranslationService;
}

/** Machines on small servers take their time. */
const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 2_000_000;

/** One question in JSON; nothing where there was no whole answer. */
export async function askJson(
  ask: Ask,
  url: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: unknown },
): Promise<{ status: number; json: unknown } | undefined> {
  try {
    const { status, bytes, isWhole } = await ask(new URL(url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'user-agent': 'Plinth',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    return isWhole ? { status, json: jsonIn(bytes) } : undefined;
  } catch {
    // Whatever went wrong on the way, there is no translation.
    return undefined;
  }
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
