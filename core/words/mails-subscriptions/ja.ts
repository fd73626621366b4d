import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  yours: '{title}の定期購入',
  started: '{site}で{title}の定期購入をお申し込みいただきありがとうございます。',
  youPay: 'お支払い',
  nextPayment: '次回のお支払い',
  manage: '定期購入を管理',
  logInToChange: 'このメールアドレスでログインすると、いつでも一時停止、変更、解約ができます。',
  why: '{site}での定期購入に関するメールです。',
  declined: '{title}のお支払いが承認されませんでした',
  declinedWords: '{site}での{title}のお支払い（{amount}）が承認されませんでした。{problem}',
  triedAgain: '{day}に再度お支払いを試みます。別のカードで今すぐお支払いいただくこともできます。',
  notTriedAgain: '同じカードへの再請求は行いません。別のカードでお支払いください。',
  updateCard: 'カードを更新して支払う',
  pausedOn: 'お支払いがない場合、定期購入は{day}に一時停止されます。',
  cancelledOn: 'お支払いがない場合、定期購入は{day}に解約されます。',
  invoiceUnpaid: '{title}の請求額{amount}がまだ支払われていません。',
  see: '定期購入を見る',
  notSold: '{title}の販売が終了したため、{site}での定期購入は終了しました。',
  cancelled: '{title}の定期購入を解約しました。今後の請求はありません。',
  unpaidPaused: '{title}のお支払いが確認できないため、定期購入を一時停止しました。',
  unpaidCancelled: '{title}のお支払いが確認できないため、定期購入を解約しました。',
  complete: '{title}の定期購入は完了しました。今後の請求はありません。',
  endedAsAsked: 'ご希望どおり、{title}の定期購入は終了しました。',
  newPrice: '{title}の新しい価格',
  newPriceWords:
    '{day}より、{site}での{title}の定期購入の価格が{before}から{after}に変わります。それまでは変更はなく、いつでも解約できます。',
  delayed: '{title}の次回のご注文が遅れています',
  delayedWords:
    '{title}は現在{site}で在庫切れです。入荷次第、次回分をお送りします。それまで請求はありません。',
};
