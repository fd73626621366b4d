import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  cart: 'カート',
  checkout: 'ご購入手続き',
  close: '閉じる',
  goToShop: 'ショップへ',
  viewCart: 'カートを見る',
  empty: 'カートに商品がありません。',
  goneProduct: '販売を終了した商品',
  quantity: '数量 {count}',
  remove: '削除',
  removeNamed: '{title}を削除',
  subtotal: '小計',
  workingDays: '{to, plural, other {#営業日}}',
  workingDaysBetween: '{from}～{to, plural, other {#営業日}}',
  unableToRemoveItem: '商品を削除できません',
  tryAgain: 'もう一度お試しください。',
  checkConnection: 'インターネット接続をご確認ください。',
};
