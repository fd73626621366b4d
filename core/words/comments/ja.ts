import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  title: 'コメント',
  write: 'コメントを書く',
  answer: '返信',
  name: '名前',
  email: 'メールアドレス',
  notShown: '（公開されません）',
  comment: 'コメント',
  website: 'ウェブサイト',
  send: '送信',
  sending: '送信中…',
  author: '投稿者',
  member: 'メンバー',
  asMember: 'ログイン中です。コメントはアカウントの名前で表示されます。',
  like: 'いいね',
  noneYet: 'コメントはまだありません。',
  none: 'コメントはありません。',
  closed: 'コメントの受付は終了しました。',
  nameMissing: 'お名前を入力してください。',
  emailInvalid: '有効なメールアドレスを入力してください',
  textMissing: '何か書いてください。',
  tooLong: 'コメントは{max}文字以内で入力してください。',
  twice: '同じ内容がすでに投稿されています。',
  waiting: 'ありがとうございます。コメントは確認後に表示されます。',
  shown: 'ありがとうございます。コメントが投稿されました。',
};
