import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  receipt: '{site}へのご寄付',
  thanks: 'ご寄付ありがとうございます。',
  viewDonation: '寄付を見る',
  isReceipt: 'このメールが領収書です。',
  donation: '寄付',
  amount: '金額',
  feeCovered: '負担手数料',
  total: '合計',
  date: '日付',
  paidWith: '支払い方法',
  statement: '{year}年の{site}へのご寄付',
  statementWords: 'ご支援ありがとうございます。{year}年の{site}へのご寄付は以下のとおりです。',
  keepForRecords: 'このメールを記録として保管してください。',
  monthly: '{site} への毎月のご寄付',
  monthlyUnpaid: '毎月のご寄付 {amount} のお支払いができませんでした。',
  monthlyRetry:
    '2週間以内にもう一度お支払いを試みます。別のカードをお使いになる場合は、このご寄付を停止して、改めてご寄付ください。',
  monthlyOver: '毎月のご寄付 {amount} は、お支払いができなかったため停止しました。',
  isMonthly: '毎月のご寄付です。このご寄付のページからいつでも停止できます。',
};
