import { setTimeout as pause } from 'node:timers/promises';
import { UPLOAD_KEPT_HOURS } from '#core/assets/limits.ts';
import { HOUR_SECONDS } from '#core/durations.ts';
import { Unavailable } from '../database/unavailable.ts';
import { EMPTY_HASH, encodePart, sha256, sign, signAddress, type Credentials } from './sign.ts';
import type { OpenDoor } from './storage.ts';

export interface Patience {
  /** How long an answer may take to begin, and then each next piece of it. */
  answerWithinMs: number;
  tries: number;
  /** Before the second try; each further one waits twice as long. */
  firstWaitMs: number;
}

export const PATIENCE: Patience = { answerWithinMs: 15_000, tries: 5, firstWaitMs: 200 };

export interface BucketRequest {
  method: 'GET' | 'PUT' | 'POST' | 'HEAD' | 'DELETE';
  /** Without one the bucket itself is asked. */
  name?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

/** The bucket says no for good: wrong key, no such bucket, no right, or a clock that is far from its own. */
export class StorageRefusal extends Error {
  readonly status: number;
  readonly remedy: string;
  constructor(status: number, title: string, reason: string) {
    super(`${title} answers ${status}${reason && `: ${reason}`}.`);
    this.status = status;
    this.remedy =
      reason === WRONG_CLOCK
        ? 'Set the clock of this machine: the bucket lives in another time.'
        : 'Correct key, bucket and region, or let the key read and write there.';
  }
}

/** As long as an upload is kept that nobody goes on with. */
const ADDRESS_SECONDS = UPLOAD_KEPT_HOURS * HOUR_SECONDS;
/** A line that takes longer for what is sent is as good as none. */
const SLOWEST_BYTES_PER_MS = 100;
const TRY_AGAIN = new Set([408, 429, 500, 502, 503, 504]);
/** Without it every list would be empty, and whatever was put there gone. */
const NO_BUCKET = 'NoSuchBucket';
const WRONG_CLOCK = 'RequestTimeTooSkewed';
const PASSING_REASONS = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'ServiceUnavailable']);

/** Where a bucket is, and who may use it: `https://KEY:SECRET@host/bucket/folder?region=…`. */
export function readPlace(place: string) {
  const url = new URL(place);
  const credentials: Credentials = {
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const origin = `${url.protocol}//${url.host}`;
  return { origin, bucket, prefix, credentials, title: `${origin}/${bucket}/${prefix}` };
}

/** Signs, sends, and sends again what may work the next time. */
export function makeBucketRequests(place: string, patience: Patience, now: () => Date = () => new Date()) {
  const { origin, bucket, prefix, credentials, title } = readPlace(place);

  function addressOf({ name, query = {} }: BucketRequest): URL {
    const path = name === undefined ? bucket : `${bucket}/${prefix}${name}`;
    const url = new URL(`${origin}/${path.split('/').map(encodePart).join('/')}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    return url;
  }

  async function send(request: BucketRequest): Promise<{ answer: Response; reason: string }> {
    const { method, headers = {}, body } = request;
    const url = addressOf(request);
    const bodyHash = body ? sha256(body) : EMPTY_HASH;
    const { host: _, ...signed } = sign({ method, url, headers, bodyHash }, credentials, now());
    const late = new AbortController();
    // Ends with the beginning of the answer, or with all of a refusal: what follows may take as long as it comes.
    const withinMs = patience.answerWithinMs + (body?.length ?? 0) / SLOWEST_BYTES_PER_MS;
    const timer = setTimeout(() => late.abort(), withinMs);
    try {
      const answer = await fetch(url, {
        method,
        headers: signed,
        redirect: 'error',
        signal: late.signal,
        ...(body && { body: new Uint8Array(body) }),
      });
      return { answer, reason: answer.ok ? '' : codeIn(await answer.clone().text()) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** What the bucket answers: that something is not there is an answer, other refusals and silence are thrown. */
  async function ask(request: BucketRequest): Promise<Response> {
    let wait = patience.firstWaitMs;
    for (let left = patience.tries - 1; ; left--) {
      const { answer, reason } = await send(request).catch(() => ({ answer: undefined, reason: '' }));
      if (answer?.ok || (answer?.status === 404 && reason !== NO_BUCKET)) return answer;
      const isPassing = !answer || TRY_AGAIN.has(answer.status) || PASSING_REASONS.has(reason);
      if (answer && !isPassing) throw new StorageRefusal(answer.status, title, reason);
      if (left <= 0) throw away(title);
      await pause(wait);
      wait *= 2;
    }
  }

  const openDoor: OpenDoor = {
    origin,
    addressFor: (name, size) =>
      signAddress(
        {
          method: 'PUT',
          url: addressOf({ method: 'PUT', name }),
          headers: { 'content-length': String(size) },
        },
        credentials,
        { now: now(), seconds: ADDRESS_SECONDS },
      ).href,
  };

  return { ask, title, bucket, prefix, patience, openDoor };
}

export type BucketRequests = ReturnType<typeof makeBucketRequests>;

export const away = (title: string) => new Unavailable(`${title} does not answer as it should.`);

export const codeIn = (xml: string) => /<Code>([^<]*)<\/Code>/.exec(xml)?.[1] ?? '';
