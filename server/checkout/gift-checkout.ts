import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { giftProblems, type Gift } from '#core/commerce/gift-cards/gift-card.ts';
import { todayIn } from '#core/commerce/gift-cards/send-day.ts';
import { isEmail } from '#core/email.ts';
import { languageKept } from '#core/languages/words-in.ts';
import type { Settings } from '#core/settings/groups.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import type { Carts } from '../cart/service.ts';
import type { Site } from '../http/context.ts';
import type { Wish } from './refusals.ts';

const tokenOf = (key: string) => `gift:${key}`;

/** Gift cards are bought by themselves: a cart of one card for each key, and the usual way from there. */
export function makeGiftCheckout(deps: {
  carts: Carts;
  place: (site: Site, token: string, wish: Wish) => Promise<Placed | Failure>;
  confirm: (site: Site, token: string, isApproved: boolean) => Promise<Placed | Failure>;
  offered: (site: Site, settings: Settings) => Promise<PayChoice[]>;
  now: () => Date;
}) {
  const { carts, place, confirm, offered, now } = deps;
  return {
    async begin(
      site: Site,
      wish: { key: string; variantId: string; email: string; senderName: string; gift: Gift },
      path: string,
    ): Promise<{ cart: Cart; choices: PayChoice[] } | Failure> {
      const { languages } = await carts.rulesOf(site);
      const language = languageKept(languages, path);
      const { settings } = await carts.rulesOf(site, language);
      const words = wordsOfSite(settings);
      const errors = {
        ...giftProblems(wish.gift, todayIn(settings.site.timezone, now()), words.of('gift')),
        ...(!isEmail(wish.email) && { email: words.of('checkout')('emailInvalid') }),
      };
      const [first] = Object.values(errors);
      if (first !== undefined) return fail('invalid', { errors }, first);
      const contact = { email: wish.email, shipping: { ...EMPTY_ADDRESS, firstName: wish.senderName } };
      const { variantId, gift } = wish;
      const place = { site, token: tokenOf(wish.key) };
      const cart = await carts.fillWithGift(place, { variantId, gift, contact, language });
      return cart instanceof Failure ? cart : { cart, choices: await offered(site, settings) };
    },

    place: (site: Site, { key, ...wish }: Wish & { key: string }) => place(site, tokenOf(key), wish),
    confirm: (site: Site, { key, isApproved }: { key: string; isApproved: boolean }) =>
      confirm(site, tokenOf(key), isApproved),
  };
}
