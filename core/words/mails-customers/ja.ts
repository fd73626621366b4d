import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  dayLink: 'リンクは1日以内に1回だけ使用できます。',
  welcome: '{site}のメールアドレスを確認してください',
  welcomeWords:
    '{site}にご登録いただきありがとうございます。メールアドレスを確認し、パスワードを設定してアカウントを開設してください。',
  confirmEmail: 'メールアドレスを確認',
  known: '{site}のアカウントはすでにあります',
  knownWords:
    'このメールアドレスで{site}への登録が試みられました。すでにアカウントがあり、何も変更されていません。',
  logIn: 'ログイン',
  forgotThere: 'パスワードをお忘れの場合は、そこで新しく設定できます。',
  unknown: '{site}のアカウントがまだありません',
  unknownWords:
    'このメールアドレスで{site}へのログインが試みられました。アカウントはまだありません。別のメールアドレスをお使いかもしれません。',
  signUp: '登録する',
  reset: '{site}の新しいパスワードを設定してください',
  resetWords: '{site}のアカウントの新しいパスワードがリクエストされました。',
  choosePassword: '新しいパスワードを設定',
  hourLinkPassword: 'リンクは1時間以内に1回だけ使用できます。それまでパスワードは変わりません。',
  login: '{site}にログイン',
  loginWords: 'このリンクから{site}にログインしてください。',
  hourLinkSecret: 'リンクは1時間以内に1回だけ使用できます。アカウントが開くため、転送しないでください。',
  password: '{site}のパスワードが変更されました',
  passwordWords: '{site}のアカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。',
  passwordNotYou: 'お心当たりがない場合は、すぐにログインページで新しいパスワードをリクエストしてください。',
};
