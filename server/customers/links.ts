import { passwordProblem } from '#core/accounts/password.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import type { LinkKind } from '#core/customers/session.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { isEmail, tidyEmail } from '#core/email.ts';
import { askingFor } from '#core/languages/own-address.ts';
import { languageKept } from '#core/languages/words-in.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import type { Words } from '#core/words/words.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { makeTries, tryKey } from '../accounts/tries.ts';
import type { Carts } from '../cart/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Mailing } from '../mail/service.ts';
import { digest, newSecret } from '../secrets/secrets.ts';
import type { Sites } from '../sites/service.ts';
import type { CustomerSessions, Entered } from './sessions.ts';
import * as store from './store.ts';

const WELCOME_MS = DAY_MS;
const LINK_MS = HOUR_MS;

interface Asked {
  email: string;
  /** The network that asks. */
  address: string;
  /** The page it is asked on. */
  cameFrom: string;
}

/** What somebody is answered in. */
interface Answering {
  siteTitle: string;
  words: Words;
  /** Empty is the site's own. */
  language: string;
}

/**
 * Ways into an account that lead through a mailbox. A password is only chosen behind such a link, so every account
 * belongs to whoever reads its mail, and nobody can open one for somebody else in advance.
 */
export function makeCustomerLinks(deps: {
  db: Database;
  sites: Sites;
  carts: Carts;
  mail: Mailing;
  sessions: CustomerSessions;
  now: () => Date;
}) {
  const { db, sites, carts, mail, sessions, now } = deps;
  const tries = makeTries(deps);

  async function issue(
    tx: Tx,
    { site, language }: { site: Site; language: string },
    link: store.LinkRow,
    lifetime: number,
  ): Promise<string> {
    const token = newSecret();
    await store.deleteExpired(tx, now());
    await store.insertLink(tx, {
      ...link,
      siteId: site.id,
      tokenHash: digest(token),
      expiresAt: new Date(now().getTime() + lifetime),
    });
    return askingFor(`${sites.publicUrlOf(site, language)}${ACCOUNT_PATH}?token=${token}`, language);
  }

  /** The same answer whoever has the email: what is the case is told by mail alone. */
  async function answerByMail(
    site: Site,
    { email: typed, address, cameFrom }: Asked,
    write: (tx: Tx, email: string, about: Answering) => Promise<void>,
  ): Promise<{ ok: true } | Failure> {
    const email = tidyEmail(typed);
    const language = languageKept((await carts.rulesOf(site)).languages, cameFrom);
    const { settings } = await carts.rulesOf(site, language);
    const words = wordsOfSite(settings);
    if (!isEmail(email)) {
      const sentence = words.of('comments')('emailInvalid');
      return fail('invalid', { errors: { email: sentence } }, sentence);
    }
    const refusal = await tries.begin(...tryKey.siteUserMail(site.id, email, address));
    if (refusal) return refusal;
    await db.site(site.id, (tx) => write(tx, email, { siteTitle: settings.site.title, words, language }));
    return { ok: true };
  }

  const envelope = (site: Site, to: string) => ({ to, siteId: site.id, isPrivate: true });
  const pageOf = (site: Site, language: string) =>
    askingFor(sites.publicUrlOf(site, language) + ACCOUNT_PATH, language);

  return {
    signUp: (site: Site, { name, ...asked }: Asked & { name: string }) =>
      answerByMail(site, asked, async (tx, email, { siteTitle, words, language }) => {
        const known = await store.findByEmail(tx, email);
        if (known?.blockedAt) return;
        if (known?.joinedAt) {
          const values = { siteTitle, name: known.name, url: pageOf(site, language) };
          await mail.send(tx, { ...envelope(site, email), name: 'customerKnown', values, words });
          return;
        }
        const url = await issue(tx, { site, language }, { email, name, kind: 'password' }, WELCOME_MS);
        await mail.send(tx, {
          ...envelope(site, email),
          name: 'customerWelcome',
          values: { siteTitle, name, url },
          words,
        });
      }),

    ask: (site: Site, kind: LinkKind, asked: Asked) =>
      answerByMail(site, asked, async (tx, email, { siteTitle, words, language }) => {
        const known = await store.findByEmail(tx, email);
        if (known?.blockedAt) return;
        if (!known?.joinedAt) {
          const values = { siteTitle, url: pageOf(site, language) };
          await mail.send(tx, { ...envelope(site, email), name: 'customerUnknown', values, words });
          return;
        }
        const url = await issue(tx, { site, language }, { email, name: '', kind }, LINK_MS);
        const name = kind === 'login' ? 'customerLogin' : 'customerReset';
        const values = { siteTitle, name: known.name, url };
        await mail.send(tx, { ...envelope(site, email), name, values, words });
      }),

    /** What a link is for, without using it up: programs that look through mails open links too. */
    read: (siteId: string, token: string): Promise<store.LinkRow | undefined> =>
      db.readSite(siteId, (tx) => store.findLink(tx, digest(token), now())),

    async choosePassword(
      siteId: string,
      input: { token: string; password: string; rememberMe: boolean },
    ): Promise<Entered | Failure> {
      const tokenHash = digest(input.token);
      const link = await db.readSite(siteId, (tx) => store.findLink(tx, tokenHash, now()));
      if (!link) return fail('linkExpired');
      const problem = passwordProblem(input.password, link.email);
      if (problem) return fail('invalid', { errors: { password: problem } }, problem);
      const passwordHash = await hashPassword(input.password);
      return unlessRefused(db.site, siteId, async (tx) => {
        const taken = await store.takeLink(tx, { tokenHash, kind: 'password', now: now() });
        if (!taken) return fail('linkExpired');
        const { email, name } = taken;
        const id = await store.ensureCustomer(tx, { siteId, id: newId(), email, name, createdAt: now() });
        const customer = await store.findCustomer(tx, id, true);
        if (customer?.blockedAt) return fail('customerBlocked');
        await store.updateCustomer(tx, id, { passwordHash, joinedAt: customer?.joinedAt ?? now() });
        // Whoever was logged in by the old password, or holds another link, has to come again.
        await store.deleteSessionsOf(tx, id);
        await store.deleteLinksTo(tx, email);
        return sessions.start(tx, siteId, { id, email }, input.rememberMe);
      });
    },

    follow: (siteId: string, input: { token: string; rememberMe: boolean }): Promise<Entered | Failure> =>
      unlessRefused(db.site, siteId, async (tx) => {
        const wanted = { tokenHash: digest(input.token), kind: 'login' as const, now: now() };
        const taken = await store.takeLink(tx, wanted);
        const customer = taken && (await store.findByEmail(tx, taken.email));
        if (!customer?.joinedAt) return fail('linkExpired');
        if (customer.blockedAt) return fail('customerBlocked');
        return sessions.start(tx, siteId, customer, input.rememberMe);
      }),
  };
}

export type CustomerLinks = ReturnType<typeof makeCustomerLinks>;
