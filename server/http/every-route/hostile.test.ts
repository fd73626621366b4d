import { beforeAll, expect, test } from 'vitest';
import { CONTRACT } from '#contract/index.ts';
import { useApp, APP_DOMAIN, type Session, type TestSite } from '../../testing/app.ts';

const kit = useApp();
/** With each change a sample; `npm run prove hostile` sends as many as a release has to withstand. */
const REQUESTS_PER_ROUTE = Number(process.env['HOSTILE_REQUESTS'] ?? 8);

/** Numbers that are random and the same in every run, so that a failure can be looked at again. */
function makeDice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { roll, pick: <T>(values: readonly T[]): T => values[Math.floor(roll() * values.length)] as T };
}

const WORDS = [
  '',
  ' ',
  'a',
  'é',
  '💥',
  '\u0000',
  '\n',
  "'",
  '"',
  '\\',
  '<script>',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-1',
  'null',
  'x'.repeat(5000),
  'a'.repeat(24),
  '/',
  '//',
  'javascript:alert(1)',
  '\uD800',
];
const VALUES = [null, true, 0, -1, 1e308, [], {}, [[]], { a: 1 }, 'text', ...WORDS];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  '',
  'nonsense',
  'APPLICATION/JSON',
];
const RAW = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[[[[[[[[[[',
  '{"a":1e999}',
  'a=1&a=2',
  '\u0000',
  '{"body":'.repeat(2000),
  'x'.repeat(3 * 1024 * 1024),
];
const KEYS = [
  'base',
  'body',
  'kind',
  'note',
  'documentIds',
  'at',
  'header',
  'footer',
  'email',
  'password',
  'to',
  '__proto__',
  'crumb',
  'revision',
];

const targets = [
  ...Object.values(CONTRACT).flatMap((feature) =>
    Object.values(feature).map(({ method, path }) => ({ method, path })),
  ),
  ...[
    '/*',
    '/images/:id/:name',
    '/images/:id/:version/:name',
    '/s/:name',
    '/fonts/:file',
    '/assets/*',
    '/config/*',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/openapi.json',
    '/search',
    '/robots.txt',
    '/sitemap.xml',
    '/login',
  ].map((path) => ({ method: 'GET', path })),
];

let made: TestSite;
beforeAll(async () => {
  made = await kit.aSite();
});

test.each(targets)(
  '$method $path withstands hostile requests',
  { timeout: 120_000 },
  async ({ method, path }) => {
    // A new session for each: some requests end it.
    const { host } = made;
    const site = { host, owner: await kit.signIn(made.ownerId, host, made.id) };
    const dice = makeDice(Buffer.from(method + path).reduce((sum, byte) => sum * 31 + byte, 7));
    const failures: unknown[] = [];
    for (let count = 0; count < REQUESTS_PER_ROUTE; count += 1) {
      const request = makeRequest(dice, { method, path, site });
      const status = await kit.app.http.inject(request).then(
        ({ statusCode, body }) => {
          if (/at .*\.(ts|js):\d+/.test(body)) failures.push({ stack: body.slice(0, 200), ...request });
          return statusCode;
        },
        // The client itself refuses to send some of these, as any client would.
        () => 0,
      );
      if (status >= 500)
        failures.push({
          status,
          url: request.url.slice(0, 200),
          payload: String(request.payload).slice(0, 200),
          headers: request.headers,
        });
    }
    expect(failures.slice(0, 3)).toEqual([]);
  },
);

function makeRequest(
  dice: ReturnType<typeof makeDice>,
  target: { method: string; path: string; site: { host: string; owner: Session } },
) {
  const { roll, pick } = dice;
  const { site } = target;
  const word = () =>
    roll() < 0.5
      ? encodeURIComponent(safely(pick(WORDS)))
      : pick(WORDS).replaceAll(/[\s\p{Cc}\p{Cs}]/gu, '+');
  const url = target.path.replaceAll(/:\w+|\*/g, word);
  const query =
    roll() < 0.5 ? `?${pick(KEYS)}=${word()}&${word()}=${word()}&q=${word()}&format=${word()}` : '';
  const crumb = roll() < 0.8 ? `${query === '' ? '?' : '&'}crumb=${site.owner.crumb}` : '';
  const hosts = [
    site.host,
    site.host,
    site.host,
    APP_DOMAIN,
    'elsewhere.example',
    '',
    'a'.repeat(300),
    '[::1]',
    'x y',
    `${site.host}.`,
  ];
  const hasBody = target.method !== 'GET';
  const body = () =>
    roll() < 0.4
      ? pick(RAW)
      : JSON.stringify(Object.fromEntries(Array.from({ length: 4 }, () => [pick(KEYS), pick(VALUES)])));
  return {
    method: (roll() < 0.9
      ? target.method
      : pick(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])) as 'GET',
    url: url + query + crumb,
    headers: {
      host: pick(hosts),
      ...(roll() < 0.7 && { cookie: `__Host-plinth_session=${site.owner.token}` }),
      ...(roll() < 0.1 && { cookie: `__Host-plinth_session=${safely(pick(WORDS)).slice(0, 200)}; ;=;x` }),
      ...(roll() < 0.2 && {
        'if-none-match': '*',
        'accept-encoding': pick(['br', 'gzip;q=', ',', '*;q=0']),
        range: 'bytes=9-1',
      }),
      ...(roll() < 0.1 && { origin: pick(['null', 'https://elsewhere.example', `https://${site.host}`]) }),
      ...(hasBody && { 'content-type': roll() < 0.6 ? 'application/json' : pick(TYPES) }),
    },
    ...(hasBody && roll() < 0.95 && { payload: body() }),
  };
}

function safely(word: string): string {
  return word.toWellFormed();
}
