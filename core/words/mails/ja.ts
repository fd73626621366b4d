import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  hello: 'こんにちは。',
  helloName: '{name}様',
  notYou: 'お心当たりがない場合は、このメールを無視してください。',
  code: 'コード：{code}',
  named: '{name}：{value}',
};
