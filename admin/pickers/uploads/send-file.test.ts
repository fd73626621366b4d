import { describe, expect, test } from 'vitest';
import type { DataCall } from '#browser/http/data-layer.ts';
import { DataError } from '#browser/http/data-error.ts';
import { PART_BYTES } from '#core/assets/limits.ts';
import { sendFile, type Phase } from './send-file.ts';

const id = 'a'.repeat(24);
const asset = {
  id,
  name: 'a.png',
  kind: 'image',
  mime: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  version: 1,
  folder: '',
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
  crop: null,
  blur: '',
  licence: 'own' as const,
  credit: '',
  src: '',
  path: '/s/a.png',
  createdAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
};
const kept = { asset, changed: 0 };
const lost = () => new DataError('noConnection', 'Unable to connect');
const refused = (status: number, details: Record<string, unknown>) =>
  new DataError('refused', 'no', { status, details });
const file = (size: number) => new File([new Uint8Array(size)], 'a.png');
const plan = { folder: '', accepts: 'any' } as const;

/** A server that keeps parts, with something going wrong at some calls. */
function makeServer(
  trouble: (call: DataCall, count: number) => unknown = () => undefined,
  direct?: { partBytes: number; takes: number },
) {
  const calls: string[] = [];
  const phases: Phase[] = [];
  let received = 0;
  let size = 0;
  const pauses: number[] = [];
  const abort = new AbortController();
  const send = async (call: DataCall): Promise<unknown> => {
    calls.push(`${call.method} ${call.path.replace('/api/assets', '')}${call.query?.offset ?? ''}`);
    const answer = trouble(call, calls.length);
    if (answer instanceof Error) throw answer;
    if (answer !== undefined) return answer === 'nothing' ? undefined : answer;
    const upload = () => ({
      id,
      received,
      size,
      partBytes: PART_BYTES,
      ...(direct && { direct: addresses() }),
    });
    if (call.path === '/api/assets/uploads') {
      size = (call.json as { size: number }).size;
      return upload();
    }
    if (call.method === 'PUT') {
      if (Number(call.query?.offset) !== received) throw refused(409, { received });
      received += call.bytes?.size ?? 0;
      return upload();
    }
    return call.method === 'GET' ? upload() : kept;
  };
  const addresses = () => ({
    partBytes: direct?.partBytes,
    addresses: Array.from({ length: 3 }, (_, at) => `https://bucket.test/${at}`),
  });
  const put = async (address: string, bytes: Blob) => {
    calls.push(`PUT ${address} ${bytes.size}`);
    if (Number(address.at(-1)) >= (direct?.takes ?? 0)) throw new TypeError('Failed to fetch');
    received += bytes.size;
  };
  const run = (bytes: number, uploadId?: string) =>
    sendFile(
      file(bytes),
      plan,
      {
        signal: abort.signal,
        uploadId,
        onStarted: () => {},
        onProgress: (phase) => {
          if (phases.at(-1) !== phase) phases.push(phase);
        },
      },
      { send, put, pause: async (milliseconds) => void pauses.push(milliseconds) },
    );
  return { run, calls, phases, pauses, abort, lose: () => (received += PART_BYTES) };
}

test('a small file is one request', async () => {
  const server = makeServer();
  await expect(server.run(10)).resolves.toEqual(kept);
  expect(server.calls).toEqual(['POST ']);
});

test('a large one comes in parts and is processed', async () => {
  const server = makeServer();
  await server.run(2 * PART_BYTES + 1);
  expect(server.calls).toEqual([
    'POST /uploads',
    `PUT /uploads/${id}0`,
    `PUT /uploads/${id}${PART_BYTES}`,
    `PUT /uploads/${id}${2 * PART_BYTES}`,
    `POST /uploads/${id}/complete`,
  ]);
  expect(server.phases).toEqual(['sending', 'processing']);
});

test('a large one goes straight to the storage where that can be', async () => {
  const server = makeServer(undefined, { partBytes: 2 * PART_BYTES, takes: 3 });
  await expect(server.run(4 * PART_BYTES + 1)).resolves.toEqual(kept);
  expect(server.calls).toEqual([
    'POST /uploads',
    `PUT https://bucket.test/0 ${2 * PART_BYTES}`,
    `PUT https://bucket.test/1 ${2 * PART_BYTES}`,
    'PUT https://bucket.test/2 1',
    `POST /uploads/${id}/complete`,
  ]);
});

test('and what it does not take goes to the server', async () => {
  const server = makeServer(undefined, { partBytes: 2 * PART_BYTES, takes: 1 });
  await expect(server.run(3 * PART_BYTES)).resolves.toEqual(kept);
  expect(server.calls).toEqual([
    'POST /uploads',
    `PUT https://bucket.test/0 ${2 * PART_BYTES}`,
    `PUT https://bucket.test/1 ${PART_BYTES}`,
    `PUT /uploads/${id}${2 * PART_BYTES}`,
    `POST /uploads/${id}/complete`,
  ]);
});

test('a short break is waited for, longer each time', async () => {
  const server = makeServer((_, count) => (count === 2 || count === 3 ? lost() : undefined));
  await expect(server.run(PART_BYTES + 1)).resolves.toEqual(kept);
  expect(server.pauses).toEqual([500, 1000]);
});

test('a part whose answer was lost is not sent twice', async () => {
  const server = makeServer((_, count) => {
    if (count === 2) server.lose();
    return count === 2 ? lost() : undefined;
  });
  await server.run(2 * PART_BYTES);
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([
    `PUT /uploads/${id}0`,
    `PUT /uploads/${id}0`,
    `PUT /uploads/${id}${PART_BYTES}`,
  ]);
});

test('an upload that broke off goes on, or starts again when it is too old', async () => {
  const known = makeServer((call) =>
    call.method === 'GET'
      ? { id, received: PART_BYTES, size: 2 * PART_BYTES, partBytes: PART_BYTES }
      : undefined,
  );
  known.lose();
  await known.run(2 * PART_BYTES, id);
  expect(known.calls.slice(0, 2)).toEqual([`GET /uploads/${id}`, `PUT /uploads/${id}${PART_BYTES}`]);
  const old = makeServer((call) => (call.method === 'GET' ? refused(404, {}) : undefined));
  await old.run(2 * PART_BYTES, id);
  expect(old.calls.slice(0, 2)).toEqual([`GET /uploads/${id}`, 'POST /uploads']);
});

describe('what went wrong is said', () => {
  const isComplete = ({ path }: DataCall) => path.endsWith('/complete');
  test.each<[string, number, (call: DataCall) => unknown, string, boolean]>([
    [
      'the connection is gone',
      2,
      (call) => (call.method === 'PUT' ? lost() : undefined),
      'File upload failed to complete',
      false,
    ],
    [
      'the server fails',
      2,
      (call) => (call.method === 'PUT' ? refused(500, {}) : undefined),
      'There was a problem while uploading your file.',
      false,
    ],
    [
      'the file is refused',
      2,
      (call) => (call.path.endsWith('/uploads') ? refused(413, { error: 'Too large.' }) : undefined),
      'Too large.',
      true,
    ],
    [
      'the answer is empty',
      2,
      (call) => (isComplete(call) ? 'nothing' : undefined),
      'No response data from job request',
      false,
    ],
    [
      'processing never ends',
      2,
      (call) => (isComplete(call) ? lost() : undefined),
      'File processing failed to complete',
      false,
    ],
    [
      'processing fails',
      2,
      (call) => (isComplete(call) ? refused(422, { error: 'File processing failed' }) : undefined),
      'File processing failed',
      true,
    ],
  ])('%s', async (_, parts, trouble, message, isFinal) => {
    const server = makeServer(trouble);
    await expect(server.run(parts * PART_BYTES)).rejects.toMatchObject({ message, isFinal });
  });

  test('cancelling while it is processed', async () => {
    const server = makeServer((call) => {
      if (!isComplete(call)) return undefined;
      server.abort.abort();
      return lost();
    });
    await expect(server.run(2 * PART_BYTES)).rejects.toMatchObject({ message: 'File processing cancelled' });
  });
});
