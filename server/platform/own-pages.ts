import { CONFIRM_IDENTITY_PAGE, OPERATOR_PAGE } from '#core/access/places.ts';
import { DAY_MS } from '#core/durations.ts';
import type { PlatformPage } from '#site/platform/page.tsx';
import type { TemplateChoice } from '#site/platform/new-site/new-site.tsx';
import type { YourSitesProps } from '#site/platform/your-sites.tsx';
import { describeAge, describeAgeIn } from '#core/text/relative-time.ts';
import { themeFields } from '#core/theme/theme.ts';
import { regions } from '#core/settings/locale.ts';
import { TEMPLATES } from '#site/templates/index.ts';
import type { Template } from '#site/templates/template.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Operator } from '../operator/service.ts';
import type { Mailing } from '../mail/service.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { MySites } from '../sites/my-sites.ts';
import { UNDO_DAYS } from '../sites/removal.ts';
import type { Sites } from '../sites/service.ts';
import { problemOf, wantedPlace } from './entry-pages.ts';
import { coloursOf, type SiteCards } from './site-cards.ts';
import { previewPath } from './template-pages.ts';
import { templatePicturePath } from './template-pictures.ts';

const MENU_SHOWN = 4;

/** Who looks, and the secrets their browser sent along. */
export interface Viewer {
  visitor: Visitor;
  /** Of the page. */
  language: string;
  crumb: string;
  sessionToken: string;
  setup: string;
}

interface OwnPagesDeps {
  accounts: Accounts;
  sites: Sites;
  mySites: MySites;
  mail: Mailing;
  operator: Operator;
  snapshots: Snapshots;
  cards: SiteCards;
  isLocal: boolean;
  now: () => Date;
}

/** Pages of the platform for who is signed in. */
export function makeOwnPages(deps: OwnPagesDeps) {
  const { accounts, sites, mySites, mail, snapshots, cards, now } = deps;
  const titleOf = async (site: Site) => (await snapshots.of(site)).settings.site.title;

  async function twoFactor(url: URL, { visitor, crumb, setup }: Viewer): Promise<PlatformPage | undefined> {
    const shown = await accounts.twoFactor.showSetup(visitor.accountId, visitor.email, setup);
    return (
      shown && {
        name: 'twoFactor',
        account: { name: visitor.name, crumb },
        ...shown,
        problem: problemOf(url),
      }
    );
  }

  async function identity(url: URL, { visitor, crumb }: Viewer): Promise<PlatformPage> {
    return {
      name: 'identity',
      account: { name: visitor.name, crumb },
      to: wantedPlace(url),
      identity: await accounts.identity.asks(visitor.accountId),
      problem: problemOf(url),
    };
  }

  function newSite(url: URL, { visitor, crumb, language }: Viewer): PlatformPage {
    return {
      name: 'newSite',
      account: { name: visitor.name, crumb },
      templates: TEMPLATES.map(choiceOf),
      chosen: url.searchParams.get('template') ?? TEMPLATES[0]?.id ?? '',
      countries: regions(language),
      sitesDomain: sites.sitesDomain,
      problem: problemOf(url),
    };
  }

  async function outbox({ visitor, crumb }: Viewer): Promise<PlatformPage> {
    const mails = await mail.listTo(visitor.email);
    return {
      name: 'outbox',
      account: { name: visitor.name, crumb },
      email: visitor.email,
      mails: mails.map(({ createdAt, ...letter }) => ({
        ...letter,
        at: describeAge(now().getTime() - createdAt.getTime()),
      })),
    };
  }

  async function operatorPage(url: URL, { visitor, crumb }: Viewer): Promise<PlatformPage | undefined> {
    if (!visitor.isOperator) return undefined;
    return {
      name: 'operator',
      account: { name: visitor.name, crumb },
      identity: await accounts.identity.asks(visitor.accountId),
      overview: await deps.operator.overview(),
      now: now().getTime(),
      done: url.searchParams.get('done') ?? '',
      problem: problemOf(url),
    };
  }

  return {
    async yourSites(url: URL, { visitor, crumb }: Viewer): Promise<YourSitesProps> {
      const mine = await sites.ofAccount(visitor.accountId);
      const deleted = await mySites.deleted(visitor.accountId);
      return {
        crumb,
        identity: await accounts.identity.asks(visitor.accountId),
        done: url.searchParams.get('done') ?? '',
        problem: problemOf(url),
        sites: await Promise.all(
          mine.map(async ({ id, identifier, url: address, isOwner }) => {
            const site = await sites.find(id);
            const picture = (await cards.of(identifier))?.picture;
            return {
              id,
              title: site ? await titleOf(site) : identifier,
              url: address,
              isOwner,
              openUrl: sites.openUrl(identifier, '/config/'),
              picture: picture ? { src: picture.src, position: picture.position } : null,
            };
          }),
        ),
        deleted: await Promise.all(
          deleted.map(async ({ deletedAt, ...site }) => ({
            id: site.id,
            title: await titleOf(site),
            url: sites.urlOf(site),
            daysLeft: Math.max(1, Math.ceil(UNDO_DAYS - (now().getTime() - deletedAt.getTime()) / DAY_MS)),
          })),
        ),
      };
    },

    /** The page at an address, nothing where there is none. */
    async page(url: URL, viewer: Viewer): Promise<PlatformPage | undefined> {
      switch (url.pathname) {
        case '/account':
          return accountPage(deps, url, viewer);
        case '/account/two-factor':
          return twoFactor(url, viewer);
        case CONFIRM_IDENTITY_PAGE:
          return identity(url, viewer);
        case '/new':
          return newSite(url, viewer);
        case '/no-access':
          return {
            name: 'noAccess',
            account: { name: viewer.visitor.name, crumb: viewer.crumb },
            email: viewer.visitor.email,
            to: wantedPlace(url),
            problem: problemOf(url),
          };
        case OPERATOR_PAGE:
          return operatorPage(url, viewer);
        case '/outbox':
          return deps.isLocal ? outbox(viewer) : undefined;
        default:
          return undefined;
      }
    },
  };
}

/** Whether an address is only for those who are signed in, so that others are led through the log-in. */
export const isOwnPage = (path: string) =>
  [
    '/account',
    '/account/two-factor',
    CONFIRM_IDENTITY_PAGE,
    '/new',
    '/no-access',
    '/outbox',
    OPERATOR_PAGE,
  ].includes(path);

function choiceOf(template: Template): TemplateChoice {
  const theme = themeFields.read(template.theme);
  return {
    id: template.id,
    name: template.name,
    summary: template.summary,
    purpose: template.purpose ?? '',
    ...coloursOf(theme),
    font: theme.displayFont,
    weight: theme.displayWeight,
    title: template.settings.site?.title ?? template.name,
    menu: template.navigation.map(({ title }) => title).slice(0, MENU_SHOWN),
    picture: templatePicturePath(template),
    previewUrl: previewPath(template),
  };
}

async function accountPage(
  { accounts, now }: Pick<OwnPagesDeps, 'accounts' | 'now'>,
  url: URL,
  { visitor, crumb, sessionToken, language }: Viewer,
): Promise<PlatformPage | undefined> {
  const own = await accounts.profile.read(visitor.accountId);
  if (!own) return undefined;
  const sessions = await accounts.sessions.list(visitor.accountId, sessionToken);
  const age = (at: Date) => describeAgeIn(language, now().getTime() - at.getTime());
  return {
    name: 'account',
    account: { name: own.name, crumb },
    email: own.email,
    isVerified: own.isVerified,
    isOperator: visitor.isOperator,
    hasTwoFactor: own.hasTwoFactor,
    recoveryCodesLeft: own.recoveryCodesLeft,
    sessions: sessions.map(({ id, device, hosts, seenAt, isCurrent }) => ({
      id,
      device,
      hosts,
      isCurrent,
      seen: age(seenAt),
    })),
    identity: await accounts.identity.asks(visitor.accountId),
    passkeys: (await accounts.passkeys.list(visitor.accountId)).map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      isSynced: passkey.isSynced,
      added: age(passkey.createdAt),
      used: passkey.usedAt ? age(passkey.usedAt) : '',
    })),
    done: url.searchParams.get('done') ?? '',
    problem: problemOf(url),
  };
}
