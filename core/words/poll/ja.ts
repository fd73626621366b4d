import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  vote: '投票する',
  votes: '{count, plural, other {#票}}',
  results: '結果',
  seeResults: '結果を見る',
  ends: '投票は{day}に締め切ります。',
  ended: '投票は終了しました。',
  voted: '投票ありがとうございます。',
  afterVoting: '結果は投票後に表示されます。',
  chooseOne: '回答を選んでください。',
  failed: '投票を受け付けられませんでした。もう一度お試しください。',
};
