import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  inThePast: 'これからの日時を選んでください。',
  guests: '人数',
  dateAndTime: '日時',
  findTable: '席を探す',
  bookAt: '{service}で予約',
  showForm: '{service}の予約フォームを表示',
  loading: '読み込み中…',
  title: '予約する',
};
