import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  membersOnly: 'Tylko dla członków',
  forMembers: 'Ta strona jest dla członków.',
  needsAccount: 'Zaloguj się lub utwórz konto, aby zobaczyć tę stronę.',
  notIncluded: 'Twoje konto nie obejmuje tej strony.',
  logIn: 'Zaloguj się',
  logInOrSignUp: 'Zaloguj się lub zarejestruj',
  joinWith: 'Dołącz z {product}',
  goToArea: 'Przejdź do strefy członków',
  memberships: 'Członkostwa',
  getMails: 'Otrzymuj e-mailem nowości z tej strefy',
  joined: 'Masz teraz dostęp do: {area}.',
  teaser: 'Członkowie widzą całość.',
};
