import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  notYou: 'Si no has sido tú, puedes ignorar este correo.',
  code: 'Código: {code}',
  named: '{name}: {value}',
};
