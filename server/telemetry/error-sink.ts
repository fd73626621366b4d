import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { hearLog, log, type LogLine } from '../log.ts';
import { readDsn } from './dsn.ts';
import { saidError, textOf, type SaidError } from './said-error.ts';
import { makeSeldom } from './seldom.ts';

/** Errors have this level in the log, and what is worse a higher one. */
const ERROR_LEVEL = 50;
/** The same error is told once in this time: a database that is away must not become a million calls. */
const SAME_AGAIN_MS = 60_000;
const MOST_AT_ONCE = 5;
const WITHIN_MS = 10_000;
const TELL_AGAIN_MS = 10 * 60_000;
const FRAME = /^\s+at (?:(.+) \()?(.+?):(\d+):(\d+)\)?$/;

interface Report {
  time: Date;
  message: string;
  error: SaidError | undefined;
  requestId: string | undefined;
  host: string | undefined;
  version: string;
}

interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Tells somebody of every error in the log: a webhook, or a server that speaks Sentry's protocol. */
export function startErrorSink(options: {
  url: string;
  version: string;
  now?: () => number;
}): () => Promise<void> {
  const { url, version, now = Date.now } = options;
  const isNew = makeSeldom(SAME_AGAIN_MS, now);
  const mayComplain = makeSeldom(TELL_AGAIN_MS, now);
  const sending = new Set<Promise<void>>();
  const deafen = hearLog((line) => {
    if (line.level < ERROR_LEVEL || sending.size >= MOST_AT_ONCE) return;
    const report = reportOf(line, version);
    if (!isNew(`${report.message} ${report.error?.type} ${framesOf(report)[0]?.join(':')}`)) return;
    const sent = send(callFor(url, report))
      .catch(() => {
        // A warning, so that it is not told in turn.
        if (mayComplain('sink')) log('warn', 'ERRORS_URL does not take what it is told.');
      })
      .finally(() => sending.delete(sent));
    sending.add(sent);
  });
  return async () => {
    deafen();
    await Promise.all(sending);
  };
}

export function callFor(url: string, report: Report): Call {
  const dsn = readDsn(url);
  if (!dsn)
    return {
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: textFor(report), node: hostname(), ...report }),
    };
  return {
    url: dsn.envelopes,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=plinth/${report.version}, sentry_key=${dsn.key}`,
    },
    body: envelope(report),
  };
}

function envelope(report: Report): string {
  const { time, message, error, requestId, host, version } = report;
  const event = {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: time.getTime() / 1000,
    platform: 'node',
    level: 'error',
    release: `plinth@${version}`,
    server_name: hostname(),
    message: { formatted: message },
    ...(error && {
      exception: {
        values: [{ type: error.type, value: error.message, stacktrace: { frames: frames(report) } }],
      },
    }),
    tags: { host, requestId },
  };
  return [{ event_id: event.event_id, sent_at: time }, { type: 'event' }, event]
    .map((part) => `${JSON.stringify(part)}\n`)
    .join('');
}

/** From the outermost call to the one that failed. */
const frames = (report: Report) =>
  framesOf(report)
    .toReversed()
    .map(([called, file, line]) => ({ function: called, filename: file, lineno: Number(line) }));

function framesOf({ error }: Report): [called: string, file: string, line: string][] {
  return (error?.stack ?? '').split('\n').flatMap((text) => {
    const [, called = '?', file = '', line = ''] = FRAME.exec(text) ?? [];
    return file === '' ? [] : [[called, file, line]];
  });
}

function reportOf(line: LogLine, version: string): Report {
  return {
    time: new Date(line.time),
    message: line.msg ?? '',
    error: saidError(line),
    requestId: textOf(line['reqId']),
    host: textOf(line['host']),
    version,
  };
}

const textFor = ({ message, error, host }: Report) =>
  [message, error && `${error.type}: ${error.message}`, host && `on ${host}`].filter(Boolean).join(' · ');

async function send({ url, headers, body }: Call): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(WITHIN_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(String(answer.status));
}
