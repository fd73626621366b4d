import { isPreviewIdentifier } from '../accounts/site-identifier.ts';
import { SiteStatus, WebsiteType } from '../enumerations/sites.ts';

/** What a status does to the public side of a site. */
export type PublicEffect = 'open' | 'closed' | 'parked' | 'expired' | 'removed';

export interface StatusRule {
  readonly label: string;
  readonly effect: PublicEffect;
  /** Whether search engines may list the site while its owner has nothing against it. */
  readonly isIndexed: boolean;
  /** What it means, for the people who work on the site. */
  readonly meaning: string;
}

const OPEN = { effect: 'open', isIndexed: true } as const;

/** Every status and what it means. Who is asked to pay is the owner's business, so no visitor learns it. */
export const STATUS_RULES: Readonly<Record<SiteStatus, StatusRule>> = {
  [SiteStatus.expired]: {
    label: 'Expired',
    effect: 'expired',
    isIndexed: false,
    meaning: 'Visitors see a short notice. Choose a plan to reopen the site immediately.',
  },
  [SiteStatus.pastDue]: {
    ...OPEN,
    label: 'Payment overdue',
    meaning: 'The last payment failed. The site stays open for a while. Check your card.',
  },
  [SiteStatus.trial]: {
    label: 'Trial',
    effect: 'closed',
    isIndexed: false,
    meaning:
      'Only contributors and people with the site password can see it. Choose a plan to open it to everybody.',
  },
  [SiteStatus.beta]: { ...OPEN, label: 'Beta', meaning: 'Open to everybody while it tries new features.' },
  [SiteStatus.removed]: {
    label: 'Removed',
    effect: 'removed',
    isIndexed: false,
    meaning: 'The platform has taken the site down. Please ask whoever runs the platform.',
  },
  [SiteStatus.internal]: {
    effect: 'open',
    isIndexed: false,
    label: 'Internal',
    meaning: 'Belongs to the people who run the platform. Whoever has the address can see it.',
  },
  [SiteStatus.comped]: { ...OPEN, label: 'Free of charge', meaning: 'Open to everybody; nobody is billed.' },
  [SiteStatus.paid]: { ...OPEN, label: 'Open', meaning: 'This site is public.' },
  [SiteStatus.linked]: { ...OPEN, label: 'Linked', meaning: 'Open; it is paid for through another site.' },
  [SiteStatus.activeParkingPage]: {
    label: 'Parked',
    effect: 'parked',
    isIndexed: false,
    meaning: 'Visitors see a parking page in place of the site.',
  },
  [SiteStatus.resold]: { ...OPEN, label: 'Resold', meaning: 'Open; a reseller takes care of the bills.' },
  [SiteStatus.resoldGracePeriod]: {
    ...OPEN,
    label: 'Resold, in its grace period',
    meaning: 'Open for now. The reseller has stopped paying: please choose a plan of your own.',
  },
  [SiteStatus.enterprise]: { ...OPEN, label: 'Enterprise', meaning: 'Open, under a contract of its own.' },
};

/** How much of a site its type shows to visitors. */
export const TYPE_RULES: Readonly<Record<WebsiteType, 'all pages' | 'front page' | 'parking page'>> = {
  [WebsiteType.classic]: 'all pages',
  [WebsiteType.coverPage]: 'front page',
  [WebsiteType.parkingPage]: 'parking page',
  [WebsiteType.commerce]: 'all pages',
  [WebsiteType.enterprise]: 'all pages',
};

export const VISIBILITIES = ['public', 'password', 'private'] as const;
/** Whom the owner lets in. */
export type Visibility = (typeof VISIBILITIES)[number];

/** A contributor has a role here; somebody unlocked has shown the present password. */
export type Viewer = 'stranger' | 'unlocked' | 'contributor';

/** What somebody is given: the whole site, a part of it, or a page that says why not. */
export type Served =
  | 'site'
  | 'frontPage'
  | 'parking'
  | 'passwordLock'
  | 'privateLock'
  | 'notLive'
  | 'expired'
  | 'removed';

export interface AccessFacts {
  status: SiteStatus;
  type: WebsiteType;
  visibility: Visibility;
  hasPassword: boolean;
  /** A new site is its owner's alone until they press “Go live”. */
  isLive: boolean;
}

/** A trial ends by itself when its time is over. */
export function statusAt(site: { siteStatus: number; trialEndsAt: Date | null }, now: Date): SiteStatus {
  const status = site.siteStatus as SiteStatus;
  const isOver = site.trialEndsAt !== null && site.trialEndsAt.getTime() <= now.getTime();
  return status === SiteStatus.trial && isOver ? SiteStatus.expired : status;
}

/** A site of the platform's own that shows a template: everybody may look around, nobody changes anything. */
export function isTemplatePreview(site: { identifier: string; siteStatus: number }): boolean {
  return site.siteStatus === SiteStatus.internal && isPreviewIdentifier(site.identifier);
}

/** Whether visitors stay out until somebody has chosen a plan. */
export function isPlanNeeded(status: SiteStatus): boolean {
  const { effect } = STATUS_RULES[status];
  return effect === 'closed' || effect === 'expired';
}

/** Of two wishes the stricter counts, so that no screen can open what another one closed. */
export function strictest(one: Visibility, other: Visibility): Visibility {
  return VISIBILITIES.indexOf(one) > VISIBILITIES.indexOf(other) ? one : other;
}

export function servedTo(viewer: Viewer, facts: AccessFacts): Served {
  const { effect } = STATUS_RULES[facts.status];
  if (effect === 'removed') return 'removed';
  if (viewer === 'contributor') return 'site';
  if (effect === 'expired') return 'expired';
  const extent = TYPE_RULES[facts.type];
  if (effect === 'parked' || extent === 'parking page') return 'parking';
  const isClosed = effect === 'closed' || facts.visibility !== 'public' || !facts.isLive;
  if (isClosed && !(viewer === 'unlocked' && opensWithPassword(facts))) return closedPage(facts);
  return extent === 'front page' ? 'frontPage' : 'site';
}

/** Whoever gives out a password before going live still wants it asked for. */
function closedPage(facts: AccessFacts): Served {
  if (opensWithPassword(facts)) return 'passwordLock';
  return facts.isLive ? 'privateLock' : 'notLive';
}

/** A private site has no password; a trial has one if its owner set one. */
function opensWithPassword({ visibility, hasPassword }: AccessFacts): boolean {
  return visibility !== 'private' && hasPassword;
}

/** Search engines get what every stranger gets, and only where the status allows it. */
export function isIndexable(facts: AccessFacts): boolean {
  const served = servedTo('stranger', facts);
  return STATUS_RULES[facts.status].isIndexed && (served === 'site' || served === 'frontPage');
}

/**
 * Status of the answer. Expired is a refusal: 402 would tell visitors about the owner's bills, and 503
 * would raise the alarms of whoever watches the server. Removed sites do not come back. A site that is
 * not live yet is in order, so its owner's domain checks and link previews get 200; like every closed page
 * it says `noindex`, and nothing has been listed that a 503 would have to protect.
 */
export const SERVED_STATUS: Readonly<Record<Served, number>> = {
  site: 200,
  frontPage: 200,
  parking: 200,
  passwordLock: 401,
  privateLock: 401,
  notLive: 200,
  expired: 403,
  removed: 410,
};
