import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  hello: 'Hallo,',
  helloName: 'Hallo {name},',
  notYou: 'Als jij dit niet was, kun je deze e-mail negeren.',
  code: 'Cadeauboncode: {code}',
  named: '{name}: {value}',
};
