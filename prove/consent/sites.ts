import { logIn, send, type Owner } from '../../bench/client.ts';
import { DEMO_OWNER } from '../../server/demo/owner.ts';
import { KINDS, LEAK, VIDEO, WRITER } from './every-kind.ts';

export const DEMO_SITES = ['demo', 'atelier', 'almanac', 'osteria', 'showcase'] as const;
export const KINDS_PATH = '/every-kind';

interface Place {
  port: number;
  domain: string;
}

/** Switches consent on for a site of the demo; the first one gets a page with everything that could leak. */
export async function prepareSite(
  { port, domain }: Place,
  name: string,
  isPlanted: boolean,
): Promise<string[]> {
  const host = `${name}.${domain}`;
  const owner = await logIn(port, domain, name, DEMO_OWNER);
  const call = (method: string, path: string, body?: unknown) =>
    ask({ port, host, owner }, method, path, body);
  const opened = await call('POST', '/api/content/singles', { kind: 'settings', key: 'cookies' });
  await call('PUT', `/api/content/documents/${opened.id}`, {
    base: opened.revision,
    body: {
      isCookieBannerEnabled: true,
      isAnalyticsCookiesDisabled: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    },
  });
  if (name === DEMO_SITES[0]) await addKinds(call, isPlanted);
  await call('POST', '/api/content/publish', {});
  const sitemap = await send(port, host, 'GET', '/sitemap.xml');
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...listed, ...(name === DEMO_SITES[0] ? [KINDS_PATH] : [])])];
}

async function addKinds(call: Call, isPlanted: boolean): Promise<void> {
  const blocks = [...KINDS.map(({ block }) => block), WRITER, VIDEO, ...(isPlanted ? [LEAK] : [])];
  const id = (index: number) => `abcdefghijklmnopqrstuv${String(index).padStart(2, '0')}`;
  await call('POST', '/api/content/documents', {
    kind: 'page',
    body: {
      title: 'Every kind',
      path: KINDS_PATH,
      body: {
        sections: [
          {
            id: id(99),
            blocks: blocks.map((block, index) => ({
              ...block,
              id: id(index),
              place: { base: { column: 1, span: 24, row: index + 1, rows: 1 } },
            })),
          },
        ],
      },
    },
  });
}

type Call = (method: string, path: string, body?: unknown) => Promise<{ id: string; revision: number }>;

async function ask(
  { port, host, owner }: { port: number; host: string; owner: Owner },
  method: string,
  path: string,
  body?: unknown,
): Promise<{ id: string; revision: number }> {
  const answer = await send(port, host, method, `${path}?crumb=${owner.crumb}`, {
    body,
    cookie: owner.cookie,
  });
  if (answer.status !== 200) throw new Error(`${method} ${host}${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as { id: string; revision: number };
}
