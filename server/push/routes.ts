import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { NEWS_PERMISSIONS, pushedTo, type News } from '#core/home/news.ts';
import { WORKER_PATH } from '#core/home/push.ts';
import type { Failure } from '#contract/errors.ts';
import { pushCalls as contract, type PushState } from '#contract/sites/push.ts';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import type { Site, Visitor } from '../http/context.ts';
import { readSecret } from '../http/cookies.ts';
import type { Handle } from '../http/handle.ts';
import type { HomeService } from '../home/service.ts';
import type { Push } from './service.ts';
import { WORKER_SCRIPT } from './worker.ts';

interface Caller {
  site: Site;
  visitor: Visitor;
  request: FastifyRequest;
}

const callerOf = ({ site, visitor, request }: Caller) => ({
  siteId: site.id,
  accountId: visitor.accountId,
  token: readSecret(request, SESSION_COOKIE),
  language: visitor.language || (request.headers['accept-language'] ?? ''),
});

/** News on people's devices. */
export function servePush(
  handle: Handle,
  deps: { push: Push; home: HomeService; titleOf: (site: Site) => Promise<string> },
): void {
  const { push, home, titleOf } = deps;

  async function stateFor(caller: Caller): Promise<PushState> {
    const { site, visitor } = caller;
    const mayHear = (kind: News) => hasPermission(visitor.permissions, NEWS_PERMISSIONS[kind]);
    const chosen = await home.pushed(site, visitor);
    return {
      kinds: pushedTo(chosen).filter((kind) => mayHear(kind)),
      publicKey: await push.publicKey(),
      devices: await push.list(callerOf(caller)),
    };
  }
  const unlessFailed = async (caller: Caller, done: Promise<Failure | undefined>) =>
    (await done) ?? stateFor(caller);

  handle(contract.read, (caller) => stateFor(caller));
  handle(contract.choose, async (caller) => {
    await home.setPushed(caller.site, caller.visitor, caller.body.kinds);
    return stateFor(caller);
  });
  handle(contract.addDevice, (caller) => {
    const { endpoint, ...keys } = caller.body;
    const device = caller.request.headers['user-agent'] ?? '';
    return unlessFailed(caller, push.add(callerOf(caller), { endpoint, keys, device }));
  });
  handle(contract.removeDevice, (caller) =>
    unlessFailed(caller, push.remove(callerOf(caller), caller.params.id)),
  );
  handle(contract.testDevice, async (caller) => {
    const title = await titleOf(caller.site);
    return (await push.sendTest(callerOf(caller), caller.params.id, title)) ?? { success: true as const };
  });
}

const HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'" };
const MANIFEST = {
  name: 'Plinth',
  start_url: '/config/',
  scope: '/config/',
  display: 'standalone',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
};

/** What browsers fetch by themselves to show notifications: the same for everybody, so nobody has to be logged in. */
export function servePushFiles(app: FastifyInstance): void {
  const options = { config: { declared: true } };
  app.get(WORKER_PATH, options, async (_request, reply) =>
    reply.headers(HEADERS).type('text/javascript; charset=utf-8').send(WORKER_SCRIPT),
  );
  // Phones show notifications of what was put on their home screen.
  app.get('/config/app.webmanifest', options, async (_request, reply) =>
    reply.headers(HEADERS).type('application/manifest+json').send(JSON.stringify(MANIFEST)),
  );
}
