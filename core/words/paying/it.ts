import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  card: 'Carta',
  cardEndingIn: 'Carta che termina con {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, carta e altro',
  bankTransferOrCash: 'Bonifico o contanti',
  signUpFee: 'Quota di attivazione',
  credit: 'Credito da un cambio di piano precedente',
  changeOfPlan:
    'Cambio di piano: {rest} di {whole, plural, one {# giorno} many {# giorni} other {# giorni}} al nuovo prezzo',
};
