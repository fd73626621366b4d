import { giftCards as contract } from '#contract/shop/gift-cards.ts';
import { fail, Failure } from '#contract/errors.ts';
import { isOpenTo } from '../access/open-to.ts';
import { sendDownload } from '../http/download.ts';
import type { Handle } from '../http/handle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { CardActor } from './owners.ts';
import type { GiftCards } from './service.ts';

const actorOf = (call: { site: CardActor['site']; visitor: { accountId: string } }): CardActor => ({
  site: call.site,
  accountId: call.visitor.accountId,
});

export function serveGiftCards(
  handle: Handle,
  deps: { giftCards: GiftCards; admission: SiteAdmission },
): void {
  const { giftCards, admission } = deps;
  const { ofShop } = giftCards;
  handle(contract.list, ({ site, query }) => ofShop.list(site.id, query));
  handle(contract.read, ({ site, params }) => ofShop.read(site.id, params.id));
  handle(contract.issue, (call) => ofShop.issue(actorOf(call), call.body));
  handle(contract.disable, (call) => ofShop.setDisabled(actorOf(call), call.params.id, call.body.isDisabled));
  handle(contract.resend, (call) => ofShop.resend(actorOf(call), call.params.id));
  handle(contract.export, async ({ site, query, reply }) =>
    sendDownload(reply, {
      name: 'gift-cards.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(await ofShop.export(site.id, query)),
    }),
  );
  handle(contract.balance, async (call) => {
    if (!(await isOpenTo(admission, call))) return fail('locked');
    const card = await giftCards.find(call.site, call.body.code, call.request.ip);
    if (card instanceof Failure) return card;
    const { last, currency, balanceCents, expiresAt } = card;
    return { last, currency, balanceCents, expiresAt: expiresAt?.toISOString() ?? null };
  });
}
