import { PageKind } from '#core/enumerations/page-kinds.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import { fail } from '#contract/errors.ts';
import { customerAccounts as contract } from '#contract/shop/customer-accounts.ts';
import type { AccountDoor } from '#site/page-input.ts';
import { isOpenTo } from '../access/open-to.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import { isFromBrowser, opensWindow } from '../http/fetch-metadata.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Pages } from '../serving/pages.ts';
import { customerTokenOf } from './cookies.ts';
import type { CustomerLinks } from './links.ts';
import { xsrfTokenFor, type CustomerSessions } from './sessions.ts';

/** The customer's account as a page: never kept, without the owner's code, and for a window of its own. */
export function serveAccountPages(
  handle: Handle,
  deps: {
    customers: { sessions: CustomerSessions; links: CustomerLinks };
    pages: Pages;
    admission: SiteAdmission;
    readConsent: ReadConsent;
  },
): void {
  const { pages, admission, readConsent } = deps;
  const { sessions, links } = deps.customers;

  async function doorOf(siteId: string, token: string, link: string | undefined): Promise<AccountDoor> {
    if (link !== undefined) {
      const found = await links.read(siteId, link);
      return found ? { at: 'link', token: link, kind: found.kind, email: found.email } : { at: 'linkEnded' };
    }
    const customer = await sessions.find(siteId, token);
    return customer ? { at: 'account', xsrfToken: xsrfTokenFor(token, siteId) } : { at: 'logIn' };
  }

  handle(contract.page, async (call) => {
    const { site, request, reply, visitor, query } = call;
    // It carries the token of the session: a script of the site must not get it by a call or from a frame.
    if (isFromBrowser(request.headers) && !opensWindow(request.headers)) return fail('windowOnly');
    if (!(await isOpenTo(admission, call)))
      return reply.header('cache-control', 'private, no-store').redirect('/', 302);
    const door = await doorOf(site.id, customerTokenOf(request), query.token);
    const drawn = await pages.renderSpecial(
      {
        site,
        path: ACCOUNT_PATH,
        query: new URLSearchParams(),
        visitor,
        isWithoutCode: true,
        styleFor: readConsent(request.headers),
        cameFrom: pathCameFrom(request),
      },
      { status: 200, pageType: PageKind.page, page: { name: 'account', door } },
    );
    return sendPrivatePage(reply, drawn);
  });
}
