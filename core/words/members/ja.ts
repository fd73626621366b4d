import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  membersOnly: 'メンバー限定',
  forMembers: 'このページはメンバー限定です。',
  needsAccount: 'このページを見るには、ログインするかアカウントを作成してください。',
  notIncluded: 'お使いのアカウントではこのページをご覧いただけません。',
  logIn: 'ログイン',
  logInOrSignUp: 'ログインまたは新規登録',
  joinWith: '{product}でメンバーになる',
  goToArea: 'メンバーエリアへ',
  memberships: 'メンバーシップ',
  getMails: 'このエリアのお知らせをメールで受け取る',
  joined: '{area}をご利用いただけるようになりました。',
  teaser: 'メンバーはすべてご覧いただけます。',
};
