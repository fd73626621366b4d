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
  notATestCard: 'ここではテストカードのみご利用いただけます。下のいずれかの番号をお使いください。',
  cardExpiryUnclear: '有効期限の月と年を入力してください（例：04/31）。',
  cardExpired: 'このカードは有効期限が切れています。',
  cardCodeMissing: '3桁または4桁の数字を入力してください。',
  testCardWorks: '利用できます',
  testCardDeclined: '拒否されます',
  testCardNoFunds: '残高が不足しています',
  testCardConfirms: '確認が必要です',
  testCardSlow: '数秒後に利用できます',
  testCardTimesOut: '利用できますが、応答が届きません',
  testCardAnswersTwice: '利用でき、決済会社から通知が2回届きます',
  testCardDeclinedLater: '初回は利用できますが、更新時に拒否されます',
};
