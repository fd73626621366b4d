import type { CookieRow, CookieTable } from '../blocks/cookie-table.ts';
import { CATEGORIES, CATEGORY_NAMES, CATEGORY_PURPOSES } from '../consent/categories.ts';
import type { Inventory, ThirdParty } from './inventory.ts';

const YEAR = 365;
const MONTH = 30;
const DAY_MINUTES = 24 * 60;

/** How long something is kept. 0 ends with the browser session; null stays until the visitor deletes it. */
export function keptFor(days: number | null): string {
  if (days === null) return 'Until deleted';
  if (days === 0) return 'Until the browser is closed';
  const [count, unit] =
    days < 1
      ? [Math.round(days * DAY_MINUTES), 'minute']
      : days >= YEAR
        ? [Math.round(days / YEAR), 'year']
        : days > 2 * MONTH
          ? [Math.round(days / MONTH), 'month']
          : [days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The inventory in the words of a privacy page: what is necessary first, and nothing that is not there. */
export function cookieTableOf({ own, thirdParties }: Inventory, siteTitle: string): CookieTable {
  return {
    groups: CATEGORIES.flatMap((category) => {
      const rows = [
        ...own
          .filter((entry) => entry.category === category)
          .map(({ name, days, purpose }) => ({ name, provider: siteTitle, purpose, kept: keptFor(days) })),
        ...thirdParties.filter((entry) => entry.category === category).flatMap(rowsOf),
      ];
      return rows.length === 0
        ? []
        : [{ name: CATEGORY_NAMES[category], purpose: CATEGORY_PURPOSES[category], rows }];
    }),
  };
}

/** A row for each cookie; of whoever sets none, or nobody knows which, one for the contact itself. */
function rowsOf({ name, hosts, purpose, cookies }: ThirdParty): CookieRow[] {
  const about = { provider: name, purpose: purpose || 'Content from another host.' };
  if (cookies.length === 0) return [{ ...about, name: hosts.join(', '), kept: '—' }];
  return cookies.map((cookie) => ({ ...about, name: cookie.name, kept: keptFor(cookie.days) }));
}
