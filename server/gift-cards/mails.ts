import { groupedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { GIFT_BALANCE_PATH } from '#core/commerce/gift-cards/gift-card.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import { renditionUrl } from '#core/images/images.ts';
import { formatMoney } from '#core/money/currency.ts';
import { formatDay } from '#core/settings/locale.ts';
import { askingFor } from '#core/languages/own-address.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import { urlIn } from '#core/languages/site-languages.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import { settingsIn } from '../languages/settings-in.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { languageOf, type GiftCardRow } from './store.ts';

const PICTURE_WIDTH = 1000;

/** The card for whoever gets it, and word of it for whoever gave it. */
export function makeGiftCardMails(deps: { mail: Mailing; sites: Sites; snapshots: Snapshots }) {
  const { mail, sites, snapshots } = deps;
  return {
    async toRecipient(tx: Tx, about: { site: Site; card: GiftCardRow; code: string }): Promise<void> {
      const { site, card, code } = about;
      const language = await languageOf(tx, card);
      const settings = await settingsIn(snapshots, site, language);
      const baseUrl = sites.publicUrlOf(site, language);
      const words = wordsInLanguage(settings, language);
      const { locale } = words;
      const amount = formatMoney({ cents: card.balanceCents, currency: card.currency, locale });
      const { title: siteTitle } = settings.site;
      const { languages } = await snapshots.of(site);
      const shopUrl = urlIn(languages, language || languages.source, {
        baseUrl: sites.publicUrlOf(site),
        path: DEFAULT_SHOP_PATH,
      });
      await mail.send(tx, {
        name: 'giftCard',
        values: {
          siteTitle,
          from: card.senderName,
          to: card.recipientName,
          amount,
          code: groupedGiftCode(code),
          message: card.message,
          image: card.image === '' ? '' : new URL(renditionUrl(card.image, PICTURE_WIDTH), baseUrl).href,
          expires: card.expiresAt
            ? formatDay(card.expiresAt, { locale, timeZone: settings.site.timezone })
            : '',
          shopUrl,
          balanceUrl: askingFor(baseUrl + GIFT_BALANCE_PATH, language),
        },
        words,
        to: card.recipientEmail,
        siteId: site.id,
        isPrivate: true,
      });
      // Whoever sends one to themselves has it already.
      if (card.senderEmail === '' || card.senderEmail === card.recipientEmail) return;
      const to = card.recipientName || card.recipientEmail;
      await mail.send(tx, {
        name: 'giftCardSent',
        values: { siteTitle, to, amount, shopUrl },
        words,
        to: card.senderEmail,
        siteId: site.id,
      });
    },
  };
}

export type GiftCardMails = ReturnType<typeof makeGiftCardMails>;
