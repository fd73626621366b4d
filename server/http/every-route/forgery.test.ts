import { afterAll, beforeAll, expect, test } from 'vitest';
import { crumbFor } from '../../accounts/service.ts';
import { PLATFORM, SESSION_COOKIE } from '../../accounts/sessions/session-cookie.ts';
import { newSecret } from '../../secrets/secrets.ts';
import { useApp, type Session, type TestSite } from '../../testing/app.ts';
import { openFingerprints } from '../testing/fingerprint.ts';
import { addressOf, CHANGING, sampleOf } from '../testing/routes.ts';

const OPERATOR = 'operator@example.com';
const kit = useApp({ proxies: 1, operators: [OPERATOR] });
let site: TestSite;
let platform: Session;
let fingerprints: Awaited<ReturnType<typeof openFingerprints>>;

beforeAll(async () => {
  site = await kit.aSite();
  platform = await kit.signInOnPlatform(
    await kit.app.services.accounts.create({ email: OPERATOR, name: 'Ops', password: 'x' }),
  );
  fingerprints = await openFingerprints(kit.db);
});
afterAll(() => fingerprints.close());

const CRUMBS: Record<string, (as: Session, other: Session, place: string) => string> = {
  missing: () => '',
  random: () => newSecret(),
  'of another session': (_as, other, place) => crumbFor(other.token, place),
  'of another site': (as) => crumbFor(as.token, 'bbbbbbbbbbbbbbbbbbbbbbbb'),
};

// An address of its own for each call: what is refused here must not be the limit of calls.
let address = 0;

test.each(CHANGING.map((route) => [route.name, route] as const))(
  '%s is refused without the right crumb, and changes nothing',
  async (_, route) => {
    const isPlatform = route.scope === 'platform';
    const as = isPlatform ? platform : site.owner;
    const place = isPlatform ? PLATFORM : site.id;
    const other = isPlatform ? site.owner : platform;
    const calls = Object.entries(CRUMBS).map(async ([kind, make]) => {
      const url = addressOf(route);
      const crumb = make(as, other, place);
      const answer = await kit.call(
        route.method,
        crumb === '' ? url : `${url}${url.includes('?') ? '&' : '?'}crumb=${crumb}`,
        {
          host: as.host,
          headers: {
            cookie: `__Host-${SESSION_COOKIE}=${as.token}`,
            'x-forwarded-for': `10.1.${(address += 1) >> 8}.${address & 255}`,
          },
          body: sampleOf(route.body),
        },
      );
      expect([kind, answer.status, answer.json()]).toEqual([
        kind,
        403,
        expect.objectContaining({ crumbFail: true, crumb: as.crumb, error: expect.any(String) }),
      ]);
    });
    await Promise.all(calls);
    expect(await fingerprints.changedByTen(), 'by this call or one of the nine before').toEqual([]);
  },
);

test('nor did the last of them change anything', async () => {
  expect(await fingerprints.changed()).toEqual([]);
});
