import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  declined: '銀行が支払いを承認しませんでした。別のカードをお試しいただくか、銀行にお問い合わせください。',
  noFunds: 'このカードは残高不足です。別のカードをお試しください。',
  expiredCard: 'このカードは有効期限が切れています。別のカードをご利用ください。',
  needsOwner: '銀行がご本人による支払いの確認を求めています。こちらでお支払いください。',
  notConfirmed: '支払いが確認されなかったため、請求は発生していません。',
  unavailable:
    '現在カード決済をご利用いただけません。後でもう一度お試しいただくか、別の方法でお支払いください。',
  unknownMethod: 'このカードは認識できなくなりました。もう一度カードを入力してください。',
  cardMissing: 'カード番号を入力してください。',
  cardNotKept: 'ご利用の銀行では、このカードを更新用に保存できません。別のカードをお使いください。',
};
