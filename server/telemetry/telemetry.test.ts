import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { log, logStream } from '../log.ts';
import { useApp } from '../testing/app.ts';
import { startErrorSink } from './error-sink.ts';
import { startOtlp } from './otlp.ts';
import { setTracing, traced } from './traced.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}
interface SentRecord {
  severityText: string;
  body: { stringValue: string };
  traceId?: string;
  attributes: Attribute[];
}
interface Sent {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
  resourceLogs?: { scopeLogs: { logRecords: SentRecord[] }[] }[];
}

const spans: SentSpan[] = [];
const records: SentRecord[] = [];

function keep({ resourceSpans = [], resourceLogs = [] }: Sent): void {
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  for (const { scopeLogs } of resourceLogs) for (const scope of scopeLogs) records.push(...scope.logRecords);
}

/** A collector in the place of a real one: it takes what OTLP sends as JSON. */
const collector = createServer((request, response) => {
  void json(request).then((sent) => {
    keep(sent as Sent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const addressOf = async (server: typeof collector) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const otlp = startOtlp({
  endpoint: `${await addressOf(collector)}/`,
  share: 1,
  version: '1.2.3',
  trustsParents: false,
  flushMs: 10,
});
setTracing(otlp);
afterAll(async () => {
  setTracing(undefined);
  await otlp.stop();
  collector.close();
});

const world = useApp({ tracing: otlp, logLevel: 'info' });

const attributesOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a call is traced with its parts, by the pattern of its address and without the trace a stranger names', async () => {
  const site = await world.aSite();
  const { headers } = await world.call('GET', '/a-page-nobody-made?q=Ada', {
    host: site.host,
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  const isIt = (span: SentSpan) => attributesOf(span)['plinth.request_id'] === headers['x-request-id'];
  await expect.poll(() => spans.find(isIt)).toBeDefined();
  const span = spans.find(isIt);
  expect(span?.parentSpanId ?? '').toBe('');
  expect(attributesOf(span!)).toMatchObject({
    'http.request.method': 'GET',
    'server.address': site.host,
    'http.response.status_code': 404,
  });
  expect(JSON.stringify(span)).not.toContain('Ada');
  await expect
    .poll(() =>
      spans.filter(({ name, parentSpanId }) => name === 'database' && parentSpanId === span?.spanId),
    )
    .not.toEqual([]);
});

test('lines of the log go along, with the call and the trace they belong to', async () => {
  const { headers } = await world.call('GET', '/api/nothing-here');
  const isIt = (record: SentRecord) => attributesOf(record)['plinth.request_id'] === headers['x-request-id'];
  await expect.poll(() => records.find(isIt)).toBeDefined();
  const record = records.find(isIt)!;
  expect(record).toMatchObject({ severityText: 'INFO', body: { stringValue: 'A call was refused' } });
  expect(attributesOf(record)).toMatchObject({ 'server.address': 'plinth.test', 'plinth.code': 'notFound' });
  await expect.poll(() => spans.map(({ traceId }) => traceId)).toContain(record.traceId);
});

test('work that fails is marked, and its error goes on', async () => {
  const work = traced('a part', { of: 'a test' }, async () => {
    throw new Error('It broke for ada@example.com');
  });
  await expect(work).rejects.toThrow('It broke');
  await expect
    .poll(() => spans.find(({ name }) => name === 'a part'))
    .toMatchObject({
      status: { code: 2 },
      events: [{ name: 'exception' }],
    });
  expect(JSON.stringify(spans)).not.toContain('ada@example.com');
});

test.each([
  ['a webhook', '/hook', '/hook'],
  ['Sentry', '/prefix/42', '/prefix/api/42/envelope/'],
])('errors are told to %s once a minute, without the values of a query', async (_who, path, expected) => {
  const told: { url: string | undefined; auth: unknown; body: string }[] = [];
  const sink = createServer((request, response) => {
    const { url, headers } = request;
    void text(request).then((body) => {
      told.push({ url, auth: headers['x-sentry-auth'], body });
      response.end();
    });
  });
  const address = new URL(path, await addressOf(sink));
  if (path !== expected) address.username = 'public-key';
  let now = 0;
  const stop = startErrorSink({ url: address.href, version: '1.2.3', now: () => now });
  const err = {
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into people values ($1)\nparams: Ada Lovelace',
    stack: 'DrizzleQueryError: Failed query\nparams: Ada Lovelace\n    at save (/srv/plinth/main.js:12:3)',
  };
  const say = () =>
    logStream.write(
      `${JSON.stringify({ level: 50, time: 1, reqId: 'r-1', host: 'demo.example', msg: 'A request failed', err })}\n`,
    );
  say();
  say();
  log('warn', 'Nothing to tell of');
  now = 61_000;
  say();
  await stop();
  sink.close();
  expect(told.map(({ url }) => url)).toEqual([expected, expected]);
  const [{ body, auth } = { body: '', auth: '' }] = told;
  for (const part of ['A request failed', 'DrizzleQueryError', 'demo.example', 'r-1'])
    expect(body).toContain(part);
  expect(body).not.toContain('Ada');
  if (path !== expected) {
    expect(auth).toContain('sentry_key=public-key');
    expect(
      body
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line) as object)[0]),
    ).toEqual(['event_id', 'type', 'event_id']);
    expect(body).toContain('{"function":"save","filename":"/srv/plinth/main.js","lineno":12}');
  }
});

test('a sink that is away is a line of the log, and nothing waits for it', async () => {
  const stop = startErrorSink({ url: 'http://127.0.0.1:9/', version: '1.2.3' });
  log('error', 'Something else broke');
  await stop();
  await expect
    .poll(() => records.map(({ body }) => body.stringValue))
    .toContain('ERRORS_URL does not take what it is told.');
});
