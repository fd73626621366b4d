import { VOLUME_KEY } from '../collections/media/album.ts';
import { courseKey } from '../collections/course.ts';
import { WAITING_TRACK_KEY } from '../pixels/events.ts';
import {
  CART_CHANGED_KEY,
  CART_COOKIE,
  CART_COOKIE_DAYS,
  CHOICE_COOKIE,
  CLOSED_ANNOUNCEMENT_KEY,
  CLOSED_OFFER_KEY,
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  CRUMB_COOKIE,
  CUSTOMER_COOKIE,
  CUSTOMER_COOKIE_DAYS,
  HAS_CART_COOKIE,
  LANGUAGE_COOKIE,
  LOCK_COOKIE_DAYS,
  pageLockCookie,
  SITE_LOCK_COOKIE,
  FIRST_SESSION_KEY,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  POPUP_STORAGE_KEY,
} from '../visitors/cookies.ts';
import { VISIT_COOKIE_SECONDS, VISITOR_COOKIE_SECONDS } from '../visitors/visitor-cookie.ts';
import { DAY_SECONDS } from '../durations.ts';
import type { Category } from '../consent/categories.ts';
import { TRIALS_COOKIE, TRIALS_COOKIE_DAYS } from '../experiments/assignment.ts';

/** Something the site itself leaves in a visitor's browser. */
export interface OwnEntry {
  kind: 'cookie' | 'storage';
  name: string;
  /** 0 ends with the browser session; null stays until the visitor deletes it. */
  days: number | null;
  category: Category;
  purpose: string;
}

/** What of the product a site uses. */
export interface SiteUses {
  asks: boolean;
  sells: boolean;
  popup: boolean;
  announcement: boolean;
  courses: boolean;
  albums: boolean;
  /** Whether pages are offered in other languages. */
  translated: boolean;
  forms: boolean;
  /** Whether an experiment runs. */
  compares: boolean;
  /** Whether pixels are told what visitors do. */
  advertises: boolean;
}

const cookie = (name: string, days: number, purpose: string): OwnEntry => ({
  kind: 'cookie',
  name,
  days,
  category: 'necessary',
  purpose,
});
const storage = (name: string, purpose: string): OwnEntry => ({
  kind: 'storage',
  name,
  days: null,
  category: 'necessary',
  purpose,
});
const statistics = (entry: OwnEntry): OwnEntry => ({ ...entry, category: 'statistics' });

const OF: Readonly<Record<keyof SiteUses, readonly OwnEntry[]>> = {
  asks: [
    cookie(CONSENT_COOKIE, CONSENT_COOKIE_DAYS, 'Remembers whether you accepted cookies.'),
    cookie(
      CHOICE_COOKIE,
      CONSENT_COOKIE_DAYS,
      'Remembers what you agreed to, with the number of its receipt.',
    ),
  ],
  sells: [
    cookie(CART_COOKIE, CART_COOKIE_DAYS, 'Remembers your shopping cart.'),
    cookie(HAS_CART_COOKIE, CART_COOKIE_DAYS, 'Shows that there is a shopping cart.'),
    storage(CART_CHANGED_KEY, 'Keeps the cart the same in all open tabs.'),
    cookie(CUSTOMER_COOKIE, CUSTOMER_COOKIE_DAYS, 'Keeps you logged in to your customer account.'),
  ],
  popup: [storage(POPUP_STORAGE_KEY, 'Remembers that you closed a message, so that it stays closed.')],
  announcement: [
    storage(CLOSED_ANNOUNCEMENT_KEY, 'Remembers that you closed the announcement, so that it stays closed.'),
  ],
  courses: [storage(courseKey('*'), 'Remembers which lessons you have finished.')],
  albums: [storage(VOLUME_KEY, 'Remembers the volume you chose.')],
  translated: [
    cookie(
      LANGUAGE_COOKIE,
      0,
      'Remembers the language you read, for the cart, the checkout and your account.',
    ),
    storage(
      CLOSED_OFFER_KEY,
      'Remembers that you closed the offer of another language, so that it stays closed.',
    ),
  ],
  forms: [cookie(CRUMB_COOKIE, 0, 'Protects forms against misuse by other sites.')],
  compares: [
    {
      ...cookie(
        TRIALS_COOKIE,
        TRIALS_COOKIE_DAYS,
        'Remembers which version of a page you saw, to compare them.',
      ),
      category: 'statistics',
    },
  ],
  advertises: [
    {
      ...storage(WAITING_TRACK_KEY, 'Remembers for advertising services that you created an account.'),
      days: 0,
      category: 'marketing',
    },
  ],
};

const ALWAYS: readonly OwnEntry[] = [
  cookie(SITE_LOCK_COOKIE, LOCK_COOKIE_DAYS, 'Remembers that you entered the password of the site.'),
  cookie(pageLockCookie('*'), LOCK_COOKIE_DAYS, 'Remembers that you entered the password of a page.'),
  statistics(
    cookie(
      VISITOR_COOKIE,
      VISITOR_COOKIE_SECONDS / DAY_SECONDS,
      'Counts visitors: a random number, and how often you came.',
    ),
  ),
  statistics(cookie(VISIT_COOKIE, VISIT_COOKIE_SECONDS / DAY_SECONDS, 'Tells one visit from the next.')),
  statistics(storage(FIRST_SESSION_KEY, 'Remembers that you have been here before.')),
];

/** What a site can leave in browsers of its visitors, by what it uses. */
export function ownStorage(uses: SiteUses): OwnEntry[] {
  const used = (Object.keys(OF) as (keyof SiteUses)[]).filter((name) => uses[name]);
  return [...used.flatMap((name) => OF[name]), ...ALWAYS];
}
