import type { Client } from 'pg';
import { logIn, send, type Answer, type Owner } from '../../bench/client.ts';
import type { ProductNode } from '../../bench/node.ts';
import type { Scope } from '../../contract/route.ts';
import { crumbFor } from '../../server/accounts/service.ts';
import { PLATFORM, SESSION_COOKIE } from '../../server/accounts/sessions/session-cookie.ts';
import { DEMO_OWNER } from '../../server/demo/owner.ts';
import { newId } from '../../server/ids.ts';
import { digest, newSecret } from '../../server/secrets/secrets.ts';

/** What came of one class of attacks. */
export interface Outcome {
  name: string;
  tried: number;
  faults: string[];
}

export interface Caller {
  cookie: string;
  crumb: string;
}

/** A running product under attack: two of its sites, its owner, and its database past all walls. */
export async function openWorld(options: {
  nodes: readonly ProductNode[];
  domain: string;
  client: Client;
  dataDir: string;
  databaseUrl?: string;
}) {
  const { nodes, domain, client, dataDir, databaseUrl } = options;
  let [networks, turns] = [0, 0];
  const portOf = () => nodes[(turns += 1) % nodes.length]?.port ?? 0;
  /** Each call from a network of its own, so that what is refused is not the limit of calls. */
  const newNetwork = () => `11.${((networks += 1) >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;

  async function siteOf(identifier: string) {
    const { rows } = await client.query<{ id: string }>('select id from sites where identifier = $1', [
      identifier,
    ]);
    return { id: rows[0]?.id ?? '', identifier, host: `${identifier}.${domain}` };
  }
  const own = await siteOf('demo');
  const foreign = await siteOf('showcase');
  const owner: Owner = await logIn(portOf(), domain, own.identifier, DEMO_OWNER);

  async function call(
    method: string,
    path: string,
    init: {
      host?: string;
      as?: Caller | undefined;
      body?: unknown;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Answer> {
    const { as, host = own.host, body, headers } = init;
    const query = as && method !== 'GET' ? `${path.includes('?') ? '&' : '?'}crumb=${as.crumb}` : '';
    return send(portOf(), host, method, path + query, {
      body,
      ...(as && { cookie: as.cookie }),
      headers: { 'x-forwarded-for': newNetwork(), ...headers },
    });
  }

  /** A new account with these roles; none makes a stranger. */
  async function anAccount(roles: readonly number[]): Promise<{ id: string; email: string }> {
    const id = newId();
    const email = `${id}@example.com`;
    await client.query(
      `insert into accounts (id, email, name, password_hash, email_verified_at)
       select $1, $2, 'Attacker', password_hash, now() from accounts where email = $3`,
      [id, email, DEMO_OWNER.email],
    );
    if (roles.length > 0)
      await client.query('insert into memberships (site_id, account_id, roles) values ($1, $2, $3)', [
        own.id,
        id,
        roles,
      ]);
    return { id, email };
  }

  /** Nobody is asked again who they are. */
  async function signIn(accountId: string, scope: Scope): Promise<Caller> {
    const token = newSecret();
    const isPlatform = scope === 'platform';
    const host = (isPlatform ? domain : own.host).replace(/:\d+$/, '');
    await client.query(
      `insert into sessions (token_hash, account_id, host, expires_at, sudo_until)
       values ($1, $2, $3, now() + interval '1 day', now() + interval '10 minutes')`,
      [digest(token), accountId, host],
    );
    return {
      cookie: `${SESSION_COOKIE}=${token}`,
      crumb: crumbFor(token, isPlatform ? PLATFORM : own.id),
    };
  }

  return {
    nodes,
    domain,
    client,
    dataDir,
    databaseUrl,
    own,
    foreign,
    owner,
    portOf,
    newNetwork,
    call,
    anAccount,
    signIn,
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
export type AttackClass = (world: World) => Promise<Outcome>;

/** Runs so many at once, in their order. */
export async function inTurn<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const item = items[next];
        next += 1;
        if (item !== undefined) await work(item);
      }
    }),
  );
}
