import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  hello: 'Olá,',
  helloName: 'Olá, {name},',
  notYou: 'Se não foi você, pode ignorar este e-mail.',
  code: 'Código: {code}',
  named: '{name}: {value}',
};
