import { cartAsBuyerReads } from '#core/commerce/cart/cart.ts';
import { chosenAddOns } from '#core/commerce/catalogue/add-ons.ts';
import { isInStock, isVisible } from '#core/commerce/catalogue/product.ts';
import { questionsOf, readAnswers } from '#core/commerce/catalogue/product-form.ts';
import { planOf } from '#core/commerce/catalogue/subscription-plan.ts';
import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import { daysAfter } from '#core/subscriptions/calendar.ts';
import { startRange } from '#core/subscriptions/start-day.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { PlanCheckout } from '#contract/shop/subscriptions.ts';
import type { Wanted } from '../cart/entries.ts';
import type { CartPricing } from '../cart/pricing.ts';
import { choicesOf } from '../checkout/service.ts';
import { contactOf } from '../checkout/snapshot.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { termsOf } from './advancing.ts';
import { NO_METHOD, type PlanCarts } from './plan-cart.ts';
import type { RenewalDeps } from './renewal.ts';
import * as store from './store.ts';
import type { Subscribing } from './subscribing.ts';

const NOBODY = { provider: '', method: NO_METHOD, way: 'card', customerId: '' } as const;

/** The way from the button on a product into the checkout of a subscription. */
export function makeOpening(
  deps: RenewalDeps & { pricing: CartPricing; planCarts: PlanCarts; subscribing: Subscribing },
) {
  const { db, carts, payments, pricing, priceOf, planCarts, attempting, subscribing, now } = deps;

  return {
    /** The token of a new cart with this one thing; the visitor's own cart stays as it is. */
    async open(site: Site, wanted: Wanted, path: string): Promise<{ cartToken: string } | Failure> {
      const rules = await carts.rulesOf(site);
      return unlessRefused(db.site, site.id, async (tx) => {
        const facts = await pricing.look(tx, { variantIds: [wanted.variantId], codes: [], email: '' });
        const found = facts.known.get(wanted.variantId);
        if (!found || !isVisible(found, now()) || !planOf(found)) return fail('notForSale');
        if (!isInStock(found)) return fail('soldOut');
        if (!isInStock(found, wanted.quantity)) return fail('notEnough', { available: found.qtyInStock });
        const language = languageKept(rules.languages, path);
        const words = wordsInLanguage(rules.settings, language);
        const questions = questionsOf(found.formId, rules.forms[found.formId]);
        const read = readAnswers(questions, wanted.form ?? {}, words.of('fields'));
        if ('errors' in read)
          return fail('invalid', { errors: read.errors }, words.of('cart')('informationMissing'));
        const cartToken = await carts.openPlan(tx, site.id, {
          variantId: wanted.variantId,
          quantity: wanted.quantity,
          addOns: chosenAddOns(found.addOns, wanted.addOns ?? []).map(({ id }) => id),
          answers: read.answers,
          language,
        });
        return { cartToken };
      });
    },

    /** The language of a checkout that can be gone through; nothing for any other token. */
    languageOf: (site: Site, token: string): Promise<string | undefined> =>
      db.readSite(site.id, async (tx) => {
        const row = await planCarts.find(tx, token);
        return row?.isPurchased ? undefined : row?.language;
      }),

    async read(site: Site, token: string): Promise<PlanCheckout | Failure> {
      const shop = { site, rules: await carts.rulesFor({ site, token }) };
      const { settings } = shop.rules;
      const found = await db.readSite(site.id, async (tx) => {
        const row = await planCarts.find(tx, token);
        const draft = row && !row.isPurchased ? await planCarts.draftOf(tx, shop, row, NOBODY) : undefined;
        if (!row || !draft) return undefined;
        const { cart } = await priceOf(tx, {
          siteId: site.id,
          row,
          rules: shop.rules,
          terms: termsOf(draft, settings),
        });
        const known = await store.findOfCart(tx, row.id);
        return { row, cart, draft, open: known && (await attempting.findOpen(tx, known.id)) };
      });
      if (!found) return fail('noCart');
      const { row, cart, draft, open } = found;
      const asking =
        open?.state === 'needsConfirmation' ? await subscribing.toSubscribed(site, '', open) : null;
      return {
        cart: cartAsBuyerReads(cart),
        contact: contactOf(row),
        choices: choicesOf(settings, await payments.keepers(site)),
        payment: asking instanceof Failure ? null : asking,
        plan: draft.plan,
        startDays: startRange(draft.plan, { now: now(), timeZone: draft.timeZone }),
        firstPaymentAt:
          draft.plan.trialDays === 0
            ? null
            : daysAfter(now(), draft.plan.trialDays, draft.timeZone).toISOString(),
      };
    },
  };
}
