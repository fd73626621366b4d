import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  membersOnly: 'Solo per i membri',
  forMembers: 'Questa pagina è riservata ai membri.',
  needsAccount: 'Accedi o crea un account per vedere questa pagina.',
  notIncluded: 'Il tuo account non include questa pagina.',
  logIn: 'Accedi',
  logInOrSignUp: 'Accedi o registrati',
  joinWith: 'Diventa membro con {product}',
  goToArea: 'Vai all’area membri',
  memberships: 'Abbonamenti',
  getMails: 'Ricevere via email le novità di quest’area',
  joined: 'Ora hai accesso a {area}.',
  teaser: 'I membri possono vedere tutto.',
};
