import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  card: 'カード',
  cardEndingIn: '末尾が{digits}のカード',
  idealBancontactCardAndMore: 'iDEAL、Bancontact、カードなど',
  bankTransferOrCash: '銀行振込または現金',
  signUpFee: '初期費用',
  credit: '以前のプラン変更による残高',
  changeOfPlan: 'プラン変更：{whole, plural, other {#日}}のうち{rest}日は新価格',
};
