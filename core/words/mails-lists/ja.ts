import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  received: 'メッセージを受け取りました',
  why: '{site}でこのメールアドレスが入力されたため、このメールをお送りしています。',
  confirm: '登録を確認してください：{list}',
  confirmWords: 'このアドレスは{site}の「{list}」に登録されました。ご本人であることを確認してください。',
  confirmAction: '登録を確認',
  confirmNotYou: 'お心当たりがない場合は、このメールを無視してください。登録されることはありません。',
  notInterested: 'ご興味がない場合：',
  unsubscribe: '登録を解除',
  subscribed: '登録が完了しました：{list}',
  subscribedWords: '{site}の「{list}」に登録されました。',
  anyTime: '登録はいつでも解除できます。',
  letterWhy: '{site}の「{list}」にご登録いただいたため、このメールをお送りしています。',
  letterMember: '{site}の「{area}」のメンバーの方にこのメールをお送りしています。',
};
