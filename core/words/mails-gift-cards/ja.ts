import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  yours: '{site}のギフトカード',
  fromSomebody: '{from}様から{site}のギフトカードが届きました',
  words: 'あなたへの贈り物です。',
  title: '{site}ギフトカード',
  from: '{name}様より',
  goToShop: 'ショップへ',
  how: 'カートまたは購入手続きでコードを入力してください。残高がなくなるまで、複数の注文に使えます。',
  noExpiry: '有効期限はありません。',
  validUntil: '{day}まで有効です。',
  howMuchLeft: '残高の確認',
  checkBalance: '残高を確認する',
  sent: 'ギフトカードを送信しました',
  sentWords: '{amount}のギフトカードを{to}様にお送りしました。',
  why: '{site}でギフトカードを購入されたため、このメールをお送りしています。',
};
