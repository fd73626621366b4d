import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  receipt: 'Je donatie aan {site}',
  thanks: 'bedankt voor je donatie.',
  viewDonation: 'Donatie bekijken',
  isReceipt: 'Deze e-mail is je bewijs.',
  donation: 'Donatie',
  amount: 'Bedrag',
  feeCovered: 'Gedekte kosten',
  total: 'Totaal',
  date: 'Datum',
  paidWith: 'Betaald met',
  statement: 'Je donaties aan {site} in {year}',
  statementWords: 'Bedankt voor je steun. Dit zijn je donaties aan {site} in {year}.',
  keepForRecords: 'Bewaar deze e-mail voor je administratie.',
  monthly: 'Je maandelijkse donatie aan {site}',
  monthlyUnpaid: 'Je maandelijkse donatie van {amount} is niet betaald.',
  monthlyRetry:
    'We proberen het binnen twee weken opnieuw. Wil je een andere kaart gebruiken, stop deze donatie dan en doneer opnieuw.',
  monthlyOver:
    'Je maandelijkse donatie van {amount} is gestopt omdat het bedrag niet kon worden afgeschreven.',
  isMonthly: 'Je geeft elke maand. Je kunt op elk moment stoppen op de pagina van deze donatie.',
};
