import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { NO_CENTS, sumCents } from '#core/money/currency.ts';
import { isId } from '#core/ids.ts';
import { fail } from '#contract/errors.ts';
import { donationPages as pagesContract, donations as contract } from '#contract/shop/donations.ts';
import type { SpecialPage } from '#site/page-input.ts';
import { isOpenTo } from '../access/open-to.ts';
import { makeAsCustomer } from '../customers/as-customer.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import { allowingForm } from '../drawing/csp.ts';
import type { Site, Visitor } from '../http/context.ts';
import { sendDownload } from '../http/download.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { saidChoices, type Payments } from '../payments/service.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Pages } from '../serving/pages.ts';
import type { DonationActor } from './donors.ts';
import type { ShownDonations } from './pages.ts';
import type { Donations } from './service.ts';

interface Caller {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor | undefined;
}

interface Deps {
  donations: Donations;
  shownDonations: ShownDonations;
  payments: Payments;
  pages: Pages;
  admission: SiteAdmission;
  customers: { sessions: CustomerSessions };
}

const actorOf = (call: { site: Site; visitor: Visitor }): DonationActor => ({
  site: call.site,
  accountId: call.visitor.accountId,
});
const writerOf = (call: { site: Site; visitor: Visitor }) => ({
  siteId: call.site.id,
  accountId: call.visitor.accountId,
});

export function serveDonations(handle: Handle, deps: Deps): void {
  const { donations, admission } = deps;
  const asCustomer = makeAsCustomer({ sessions: deps.customers.sessions, admission });
  serveDonationPages(handle, deps);

  handle(contract.listOwnMonthly, (call) =>
    asCustomer(call, async ({ site, customer, cameFrom }) =>
      donations.monthly.ofDonor(await donations.toldAt(site, cameFrom), customer.email),
    ),
  );

  handle(contract.give, async (call) =>
    (await isOpenTo(admission, call))
      ? donations.give(call.site, call.body, pathCameFrom(call.request))
      : fail('locked'),
  );
  handle(contract.confirm, async ({ site, params, body }) =>
    (await donations.find(site.id, params.id)) &&
    (await donations.links.mayRead(site.id, params.id, body.token))
      ? donations.confirm(site, params.id, body.isApproved)
      : fail('notFound'),
  );
  handle(contract.listPages, ({ site }) => donations.pages.list(site.id));
  handle(contract.createPage, (call) => donations.pages.create(writerOf(call), call.body));
  handle(contract.savePage, (call) => donations.pages.save(writerOf(call), call.params.id, call.body));
  handle(contract.removePage, (call) => donations.pages.remove(writerOf(call), call.params.id));
  handle(contract.list, ({ site, query }) => donations.donors.list(site.id, query));
  handle(contract.refund, (call) => donations.donors.refund(actorOf(call), call.params.id));
  handle(contract.sendStatements, (call) => donations.donors.sendStatements(actorOf(call), call.body.year));
  handle(contract.export, async ({ site, query, reply }) =>
    sendDownload(reply, {
      name: 'donations.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(await donations.donors.export(site.id, query)),
    }),
  );
}

/** The checkout of a donation and what comes after it: never kept, and nobody's but the donor's. */
function serveDonationPages(handle: Handle, deps: Deps): void {
  const { donations, shownDonations, payments, pages, admission } = deps;

  async function send(
    { site, request, reply, visitor }: Caller,
    answer: { status: number; pageType: number; page: SpecialPage; language?: string },
    formOrigins: readonly string[] = [],
  ) {
    const [path = '/'] = request.url.split('?', 1);
    const drawn = await pages.renderSpecial(
      // Without the id of a donation: pages are told their address.
      {
        site,
        path: path.replace(/\/[a-z0-9]{24}$/, ''),
        query: new URLSearchParams(),
        visitor,
        isWithoutCode: true,
        language: answer.language,
        cameFrom: pathCameFrom(request),
      },
      answer,
    );
    const policy = allowingForm(drawn.headers['content-security-policy'] ?? '', formOrigins);
    return sendPrivatePage(reply, {
      ...drawn,
      status: answer.status,
      headers: { ...drawn.headers, 'content-security-policy': policy },
    });
  }

  const notFound = (call: Caller) =>
    send(call, { status: 404, pageType: PageKind.notFound, page: { name: 'notFound' } });

  /** Whoever may not see the site is shown its lock first. */
  const admit = async (call: Caller) =>
    (await isOpenTo(admission, call))
      ? undefined
      : call.reply.header('cache-control', 'private, no-store').redirect('/', 302);

  handle(pagesContract.checkout, async (call) => {
    const elsewhere = await admit(call);
    if (elsewhere) return elsewhere;
    const { site, query } = call;
    const id = query.donatePageId ?? '';
    const [page] = isId(id)
      ? await shownDonations.of(
          await donations.toldAt(site, pathCameFrom(call.request)),
          [id],
          await donations.currencyOf(site.id),
        )
      : [];
    if (!page) return notFound(call);
    const problem = query.payment ?? '';
    const choices = await payments.choices(site);
    const words = await donations.wordsAt(site, pathCameFrom(call.request));
    const keepers = page.allowsMonthly ? await payments.keepers(site) : [];
    return send(
      call,
      {
        status: 200,
        pageType: PageKind.donate,
        page: {
          name: 'donate',
          page,
          amountCents:
            page.amounts.find((cents) => String(cents) === query.amount) ?? page.amounts[0] ?? NO_CENTS,
          problem,
          choices: saidChoices(choices, words),
          monthlyProviders: keepers.map(({ provider }) => provider),
        },
      },
      await payments.formOrigins(site),
    );
  });

  handle(pagesContract.returned, async (call) => {
    const { site, params, query, reply } = call;
    if (!isId(params.id) || !(await donations.links.mayRead(site.id, params.id, query.token ?? '')))
      return notFound(call);
    return reply
      .header('cache-control', 'private, no-store')
      .redirect(await donations.returned(site, params.id), 302);
  });

  /** The donation of a link, for whoever holds it. */
  async function held({ site }: Caller, id: string, token = '') {
    const isTheirs = isId(id) && (await donations.links.mayRead(site.id, id, token));
    return isTheirs ? donations.find(site.id, id) : undefined;
  }

  async function sendContribution(call: Caller, donation: Awaited<ReturnType<typeof held>>) {
    const { site } = call;
    const monthly = donation ? await donations.monthly.of(site.id, donation.planId) : null;
    if (!donation || (donation.state === 'FAILED' && !monthly)) return notFound(call);
    const told = await donations.toldIn(site, donation.language);
    const [page] = await shownDonations.of(told, [donation.pageId], donation.currency);
    return send(call, {
      status: 200,
      pageType: PageKind.contributionConfirmed,
      page: {
        name: 'contribution',
        contribution: {
          title: page?.title ?? '',
          thanks: page?.thanks ?? '',
          email: donation.email,
          totalCents: sumCents([donation.amountCents, donation.feeCents]),
          currency: donation.currency,
          state: donation.state,
          monthly,
        },
      },
      language: donation.language,
    });
  }

  handle(pagesContract.confirmed, async (call) =>
    sendContribution(call, await held(call, call.params.id, call.query.token)),
  );
  handle(pagesContract.cancelMonthly, async (call) => {
    const donation = await held(call, call.params.id, call.query.token);
    if (donation && donation.planId !== null) await donations.monthly.cancel(call.site.id, donation.planId);
    return sendContribution(call, donation);
  });
}
