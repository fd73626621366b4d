import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aBrowser, type TestBrowser } from './browser.ts';

export interface Delivered {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Stands in for the push service of a browser: takes messages, and answers as it is told. */
export function usePushService() {
  const delivered: Delivered[] = [];
  let answer: (count: number) => number = () => 201;
  let url = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      delivered.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(answer(delivered.length)).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    delivered.length = 0;
    answer = () => 201;
  });
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

  return {
    delivered,
    answerWith(status: (count: number) => number) {
      answer = status;
    },

    /** A browser, and what it gives to be turned on. */
    subscribe(name: string) {
      const browser = aBrowser();
      return { browser, name, subscription: { endpoint: `${url}/${name}`, ...browser.keys } };
    },

    /** What a browser was sent, opened. */
    messagesOf: ({ browser, name }: { browser: TestBrowser; name: string }) =>
      delivered
        .filter(({ path }) => path === `/${name}`)
        .map(({ body }) => JSON.parse(browser.read(body)) as Record<string, string>),

    /** What the sender says of itself, if its signature is by the key it names. */
    claimsOf({ headers }: Delivered): { key: string; claims: Record<string, unknown> } {
      const [, head = '', claims = '', signature = '', key = ''] =
        /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
      const point = Buffer.from(key, 'base64url');
      const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
      const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
      const isGenuine = verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
      if (!isGenuine) throw new Error('The signature is not by that key.');
      return {
        key,
        claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>,
      };
    },
  };
}
