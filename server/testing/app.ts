import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import type { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Template } from '#site/templates/template.ts';
import { buildApp, type App } from '../app.ts';
import type { AppOptions } from '../services.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { PLATFORM, SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { insertAccount } from '../accounts/store.ts';
import { crumbFor } from '../accounts/service.ts';
import { makeDatabase, type Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { startJobs, type Jobs } from '../jobs.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { makeSite } from '../sites/new-site.ts';
import { aDatabaseOn } from './a-database.ts';
import { fitsContract } from './fits-contract.ts';
import { smallTemplate } from './small-template.ts';
import { testVault } from './vault.ts';

/** Tests wait for work that is done later; the product looks for it less often. */
const POLL_SECONDS = 0.2;

export const APP_DOMAIN = 'plinth.test';

const PASSWORD = 'correct horse';
/** Made once: a hash is slow by intention, and a run makes thousands of accounts. */
let hashOfPassword: Promise<string> | undefined;

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  json: () => Record<string, unknown>;
}

/** Somebody signed in on one host. */
export interface Session {
  host: string;
  token: string;
  crumb: string;
}

export interface TestSite {
  id: string;
  host: string;
  ownerId: string;
  owner: Session;
}

/** A database of its own for one test file, and its end. */
interface OwnDatabase {
  db: Database;
  drop: () => Promise<void>;
}

/** The template was prepared; to look whether its copy is takes as long again as the copying. */
async function ownDatabase(): Promise<OwnDatabase> {
  const { url, drop } = await aDatabaseOn(inject('adminUrl'), 'plinth_test', inject('templateDatabase'));
  return { db: makeDatabase({ connectionString: url, options: inject('connectionOptions') }), drop };
}

/** The assembled app on a database of its own, for one test file. */
export function useApp(options: Partial<AppOptions> = {}, openDatabase = ownDatabase) {
  let app: App;
  let db: Database;
  let jobs: Jobs;
  let dropDatabase: () => Promise<void>;
  const filesDir = mkdtempSync(join(tmpdir(), 'plinth-files-'));
  const sessionCookie = options.isSecure === false ? SESSION_COOKIE : `__Host-${SESSION_COOKIE}`;

  beforeAll(async () => {
    const own = await openDatabase();
    dropDatabase = own.drop;
    db = own.db;
    jobs = await startJobs(db, { onError: () => {}, pollSeconds: POLL_SECONDS });
    app = await buildApp({
      db,
      jobs,
      bundle: await loadBundle(),
      vault: testVault,
      filesDir,
      appDomain: APP_DOMAIN,
      isSecure: true,
      allowsTestPayments: true,
      logLevel: 'silent',
      callsPerMinute: 1_000_000,
      ...options,
    });
  });

  afterAll(async () => {
    await app.http.close();
    await jobs.stop();
    await db.close();
    await dropDatabase();
    rmSync(filesDir, { recursive: true, force: true });
  });

  async function call(
    method: InjectOptions['method'],
    url: string,
    init: { host?: string; as?: Session; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const { as, body } = init;
    const response = await app.http.inject({
      method: method ?? 'GET',
      url: as && method !== 'GET' ? `${url}${url.includes('?') ? '&' : '?'}crumb=${as.crumb}` : url,
      headers: {
        host: init.host ?? as?.host ?? APP_DOMAIN,
        ...(as && { cookie: `${sessionCookie}=${as.token}` }),
        ...init.headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const reply = {
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
      json: () => response.json<Record<string, unknown>>(),
    };
    fitsContract(method ?? 'GET', url, reply);
    return reply;
  }

  /** Whoever is signed in here has just said again who they are; `kit.app.services.accounts.sessions` starts others. */
  async function signIn(accountId: string, host: string, siteId: string): Promise<Session> {
    const token = await app.services.accounts.sessions.start(accountId, { host, device: '' });
    await app.services.accounts.sessions.confirm(token);
    return { host, token, crumb: crumbFor(token, siteId) };
  }

  return {
    get app() {
      return app;
    },
    get db() {
      return db;
    },
    call,

    async anAccount(): Promise<{ id: string; email: string; password: string }> {
      const id = newId();
      const email = `${newId()}@example.com`;
      const passwordHash = await (hashOfPassword ??= hashPassword(PASSWORD));
      await insertAccount(db.platform, { id, email, name: 'Ada', passwordHash, emailVerifiedAt: new Date() });
      return { id, email, password: PASSWORD };
    },

    async aSite(template: Template = smallTemplate): Promise<TestSite> {
      const { id: ownerId } = await this.anAccount();
      const identifier = `s${newId()}`;
      const id = await makeSite(app.services, { identifier, template, ownerId });
      const host = `${identifier}.${options.sitesDomain ?? APP_DOMAIN}`;
      return { id, host, ownerId, owner: await signIn(ownerId, host, id) };
    },

    /** Somebody with these roles on a site; none makes an account without a say there. */
    async aMember(site: TestSite, roles: ContributorRole[]): Promise<Session> {
      const { id } = await this.anAccount();
      if (roles.length > 0) await app.services.accounts.addMember(site.id, id, roles, false);
      return signIn(id, site.host, site.id);
    },

    /** Opens a site that was made by an owner. */
    async goLive(siteId: string): Promise<void> {
      const { sites } = app.services;
      await db.site(siteId, (tx) => sites.setFacts(tx, siteId, { isLive: true }));
      sites.forgetAll();
    },

    signIn,

    signInOnPlatform: (accountId: string) => signIn(accountId, APP_DOMAIN, PLATFORM),
  };
}
