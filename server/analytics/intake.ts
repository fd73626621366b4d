import { createHmac, hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isBot } from '#core/analytics/bots.ts';
import { packDevice } from '#core/analytics/device.ts';
import { type DropReason, HitKind } from '#core/analytics/hits.ts';
import { pathOf, sourceOf, tidy } from '#core/analytics/source.ts';
import { allowed } from '#core/consent/policies.ts';
import { givenTo } from '#core/domains/language-domains.ts';
import { isCounted, isVisitor } from '#core/visitors/counted.ts';
import { visitorIdOf } from '#core/visitors/visitor-cookie.ts';
import { VISITOR_COOKIE } from '#core/visitors/cookies.ts';
import { cookieIn, type ReadConsent } from '../consent/visitor.ts';
import type { Site, Visitor } from '../http/context.ts';
import { hostName } from '../http/hosts.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { dayIn } from './days.ts';
import type { Salts } from './salts.ts';
import type { Weekly } from './weekly/weekly.ts';
import type { Hit, Writer } from './writer.ts';

/** Who told something, as the request shows it; nothing of it is kept. */
export interface Teller {
  site: Site;
  visitor: Visitor | undefined;
  headers: IncomingHttpHeaders;
  /** Of the network it came from. */
  address: string;
}

/** What was told. */
export interface Told {
  kind: HitKind;
  /** The address of the page, or its path. */
  url: string;
  target?: string;
  referrer?: string;
  query?: string;
  /** What `ss_cvr` says, as sent. */
  visitorCookie?: string | undefined;
  /** When, by the visitor's own clock; tells repeated hits from new ones and nothing else. */
  clientDate?: number | undefined;
  value?: number;
}

/** What is counted in tables of its own: by its name, and what of it happened. */
export interface ToldBeside extends Omit<Told, 'kind' | 'target'> {
  kind: string;
  target: string;
}

/** The rest the server notices by itself. */
const TOLD_BY_PAGES: readonly HitKind[] = [HitKind.view, HitKind.buttonRender, HitKind.buttonClick];
/** Marks views of products, which are the first step of a purchase. */
export const PRODUCT_TARGET = 'product';
const MAX_TARGET = 200;
const MAX_VALUE = 2 ** 31 - 1;

/** Decides who is counted and makes hits of what is told; addresses and names of browsers end here. */
export function makeIntake(deps: {
  writer: Writer;
  salts: Salts;
  weekly: Weekly;
  secrets: SiteSecrets;
  sites: Sites;
  snapshots: Snapshots;
  readConsent: ReadConsent;
  countryOf: (headers: IncomingHttpHeaders) => string;
  /** Programs on rented machines call themselves browsers. */
  isHosting: (address: string) => Promise<boolean>;
  now: () => Date;
}) {
  const { writer, salts, weekly, secrets, sites, snapshots, readConsent, countryOf, isHosting, now } = deps;

  async function reasonToDrop(
    { visitor, headers, address }: Teller,
    path: string,
    isByPage: boolean,
  ): Promise<DropReason | undefined> {
    if (isBot(headers['user-agent'] ?? '')) return 'bot';
    if (await isHosting(address)) return 'hosting';
    const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`;
    if (/prefetch|prerender/.test(purpose)) return 'prefetch';
    if (!isVisitor(visitor)) return 'team';
    return isByPage && !isCounted({ account: visitor, path }) ? 'page' : undefined;
  }

  /** A number for somebody: the same on every visit with their consent, otherwise for the rest of the day. */
  async function visitorOf(
    teller: Teller,
    { visitorCookie, day }: Pick<Told, 'visitorCookie'> & { day: string },
  ): Promise<bigint> {
    const { site, headers, address } = teller;
    const { settings, consentVersion: version } = await snapshots.of(site);
    const rules = { ...settings.cookies, version };
    const known = visitorIdOf(visitorCookie || sentCookie(headers));
    if (known && allowed(rules, readConsent(headers)).includes('statistics'))
      return numberOf(await secrets.of(site.id, 'visitors'), known);
    const salt = await salts.of(settings.site.timezone, day);
    return numberOf(salt, `${site.id}\n${address}\n${headers['user-agent'] ?? ''}`);
  }

  return {
    /** Counts what was told, or says by itself why not. Resolves once it cannot be lost. */
    async tell(teller: Teller, told: Told): Promise<void> {
      const { site, headers } = teller;
      const path = pathOf(told.url) ?? '/';
      const { settings } = await snapshots.of(site);
      const at = now();
      const day = dayIn(settings.site.timezone, at);
      const isRestricted = !settings.cookies.isActivityLogEnabled;
      const reason = await reasonToDrop(teller, path, TOLD_BY_PAGES.includes(told.kind));
      if (reason) return writer.drop(site.id, day, reason);
      const visitor = await visitorOf(teller, { ...told, day });
      const hit: Omit<Hit, 'key'> = {
        kind: told.kind,
        at,
        day,
        visitor,
        page: pageAt(site, headers, path),
        target: tidy(told.target ?? '', MAX_TARGET),
        ...sourceOf({
          referrer: told.referrer ?? '',
          query: told.query ?? '',
          ownHosts: told.referrer
            ? [...site.domains, new URL(sites.publicUrlOf(site)).host, headers.host ?? '']
            : [],
        }),
        // Both say something about one visitor, which owners may do without.
        country: isRestricted ? '' : countryOf(headers),
        device: packDevice(isRestricted ? '' : (headers['user-agent'] ?? '')),
        value: Math.max(0, Math.min(MAX_VALUE, Math.round(told.value ?? 0))),
      };
      // Nobody's visit waits for a report.
      void weekly.plan(site.id, settings.site.timezone).catch(() => {});
      await writer.record(site.id, { ...hit, key: keyOf(hit, told.clientDate) });
    },

    /** Whether a visitor told it, for the first time, to whoever counts it; if not, says by itself why. */
    async isNews(teller: Teller, told: ToldBeside): Promise<boolean> {
      const { site } = teller;
      const page = pathOf(told.url) ?? '/';
      const at = now();
      const day = dayIn((await snapshots.of(site)).settings.site.timezone, at);
      const reason = await reasonToDrop(teller, page, true);
      if (reason) {
        writer.drop(site.id, day, reason);
        return false;
      }
      const visitor = await visitorOf(teller, { ...told, day });
      const key = keyOf({ kind: told.kind, visitor, page, target: told.target, at }, told.clientDate);
      if (await writer.isFirst(site.id, { key, at })) return true;
      writer.drop(site.id, day, 'repeated');
      return false;
    },
  };
}

export type Intake = ReturnType<typeof makeIntake>;

/** Pages at the domain of a language are counted with its code, as they are everywhere else. */
function pageAt({ languageDomains }: Site, { host = '' }: IncomingHttpHeaders, path: string): string {
  const language = givenTo(languageDomains, hostName(host));
  return language === undefined ? path : `/${language.toLowerCase()}${path === '/' ? '' : path}`;
}

/** Calls that are noticed on the way bring it in their own right. */
function sentCookie({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const value = cookieIn(cookie, VISITOR_COOKIE);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const numberOf = (secret: string, text: string): bigint =>
  createHmac('sha256', secret).update(text).digest().readBigInt64BE();

/** Without a clock of its own, the same within a second is the same. */
function keyOf(
  {
    kind,
    visitor,
    page,
    target,
    at,
  }: Pick<Hit, 'visitor' | 'page' | 'target' | 'at'> & {
    kind: HitKind | string;
  },
  clientDate: number | undefined,
): bigint {
  const time = clientDate ?? Math.floor(at.getTime() / 1000);
  return hash('sha256', [kind, visitor, page, target, time].join('\n'), 'buffer').readBigInt64BE();
}
