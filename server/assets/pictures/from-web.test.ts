import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAsk, type Answer, type Resolve } from '../../outbound/ask.ts';
import { makeLoadFromWeb } from './from-web.ts';

const PUBLIC = '127.0.0.1';
const INSIDE = '127.0.0.2';
const LIMIT = { bytes: 10 };

let port = 0;
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
  if (pathname === '/on') response.writeHead(302, { location: searchParams.get('to') ?? '/on' }).end();
  else if (pathname === '/large') {
    response.write('x'.repeat(1000));
  } else if (pathname === '/broken') {
    response.writeHead(200, { 'content-length': '9' });
    response.write('x', () => response.destroy());
  } else if (pathname === '/here') response.end('here');
  else response.writeHead(404).end();
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, PUBLIC, done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Names answer with one address after another, of which only the first is outside. */
function loader(answers: Readonly<Record<string, string[]>>) {
  const asked: string[] = [];
  const resolve: Resolve = (host, _options, done) => {
    asked.push(host);
    const address = answers[host]?.shift() ?? INSIDE;
    done(null, [{ address, family: 4 }]);
  };
  const ask = makeAsk({ mayReach: (address) => address === PUBLIC, resolve });
  const load = makeLoadFromWeb({ allowsPrivate: false, ask });
  const get = async (host: string, path: string) =>
    String(await load(new URL(`http://${host}:${port}${path}`), LIMIT));
  return { asked, get };
}

describe('what others name', () => {
  test('is connected to at the address that was checked, whatever its name says next', async () => {
    const { asked, get } = loader({ 'turns.example': [PUBLIC, INSIDE] });
    expect(await get('turns.example', '/here')).toBe('here');
    expect(asked).toEqual(['turns.example']);
    expect(await get('turns.example', '/here')).toBe('It is not an address on the web.');
  });

  test.each([
    ['another name', 'http://other.example:PORT/here', 'here'],
    ['a path', '/here', 'here'],
    ['a name that lies inside', 'http://inside.example:PORT/here', 'It is not an address on the web.'],
    ['an address inside', `http://${INSIDE}:PORT/here`, 'It is not an address on the web.'],
    ['something that is no page', 'file:///etc/passwd', 'It is not an address on the web.'],
    ['itself', '/on', 'It leads on and on.'],
  ])('may lead on to %s, which is checked like the first', async (_, to, found) => {
    const { get } = loader({
      'a.example': Array.from({ length: 9 }, () => PUBLIC),
      'other.example': [PUBLIC],
    });
    const where = encodeURIComponent(to.replace('PORT', String(port)));
    expect(await get('a.example', `/on?to=${where}`)).toBe(found);
  });

  test.each([
    ['/large', 'It is too large.'],
    ['/broken', 'The server does not answer.'],
    ['/gone', 'The server answered 404.'],
  ])('at %s: %s', async (path, found) => {
    expect(await loader({ 'a.example': [PUBLIC] }).get('a.example', path)).toBe(found);
  });
});

test.each(['http://127.0.0.1:1/x', 'http://[::1]/x', 'ftp://example.com/x', 'http://localhost:1/x'])(
  '%s is not asked',
  async (address) => {
    const load = makeLoadFromWeb({ allowsPrivate: false });
    expect(await load(new URL(address), LIMIT)).toBe('It is not an address on the web.');
  },
);

test('a server that did not answer is left alone for a minute, and asked again after it', async () => {
  let clock = 0;
  let asked = 0;
  const load = makeLoadFromWeb({
    allowsPrivate: true,
    now: () => clock,
    ask: async (): Promise<Answer> => {
      asked += 1;
      if (asked <= 5) throw new TypeError('no network');
      return { status: 200, headers: {}, bytes: Buffer.from('here'), isWhole: true };
    },
  });
  const ask = () => load(new URL('http://127.0.0.1/'), LIMIT);
  for (let time = 0; time < 6; time += 1) expect(await ask()).toBe('The server does not answer.');
  expect(asked).toBe(5);
  clock = 60_001;
  expect(String(await ask())).toBe('here');
});
