import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  hello: 'Dzień dobry,',
  helloName: 'Dzień dobry, {name},',
  notYou: 'Jeśli to nie Ty, zignoruj tę wiadomość.',
  code: 'Kod: {code}',
  named: '{name}: {value}',
};
