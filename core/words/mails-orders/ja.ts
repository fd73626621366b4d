import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  why: '{site}でのご注文に関するメールです。',
  howToPay: 'お支払い方法',
  to: 'お届け先',
  notes: '備考',
  seeOrder: '注文を見る',
  payNow: '今すぐ支払う',
  goToCart: 'カートへ',
  writeReview: 'レビューを書く',
  refundedRow: '返金額',
  tracking: '配送状況',
  confirmed: 'ご注文 {number}',
  confirmedWords: 'ご注文ありがとうございます。ご注文内容は以下のとおりです。',
  fulfilled: 'ご注文 {number} を発送しました',
  fulfilledWords: 'ご注文の商品を発送しました。',
  refunded: 'ご注文 {number} の返金',
  refundedWords: '返金いたしました。',
  canceled: 'ご注文 {number} はキャンセルされました',
  canceledWords: 'ご注文はキャンセルされました。',
  payLink: '{site}でのご注文',
  payLinkWords: 'ご注文内容をご用意しました。下のリンクからお支払いいただけます。',
  left: '{site}のカートに商品が残っています',
  leftWords: 'カートに次の商品が残っています。',
  review: '{site}でのご注文はいかがでしたか？',
  reviewWords: 'ご注文 {number} のお届けからしばらく経ちました。ご感想をお聞かせください。',
};
