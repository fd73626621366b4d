import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  yours: 'Je abonnement op {title}',
  started: 'bedankt voor je abonnement op {title} bij {site}.',
  youPay: 'Je betaalt',
  nextPayment: 'Volgende betaling',
  manage: 'Abonnement beheren',
  logInToChange: 'Log in met dit e-mailadres om het op elk moment te pauzeren, te wijzigen of op te zeggen.',
  why: 'Je krijgt deze e-mail vanwege je abonnement bij {site}.',
  declined: 'Betaling geweigerd voor {title}',
  declinedWords: 'je betaling van {amount} voor {title} bij {site} is geweigerd. {problem}',
  triedAgain: 'Op {day} wordt het opnieuw geprobeerd. Je kunt ook nu betalen met een andere kaart.',
  notTriedAgain: 'Dezelfde kaart wordt niet opnieuw geprobeerd. Betaal met een andere kaart.',
  updateCard: 'Kaart bijwerken en betalen',
  pausedOn: 'Zonder betaling wordt je abonnement op {day} gepauzeerd.',
  cancelledOn: 'Zonder betaling wordt je abonnement op {day} opgezegd.',
  invoiceUnpaid: 'Je factuur van {amount} voor {title} is nog niet betaald.',
  see: 'Bekijk je abonnement',
  notSold: '{title} wordt niet meer verkocht, dus je abonnement bij {site} is beëindigd.',
  cancelled: 'Je abonnement op {title} is opgezegd. Er wordt niets meer afgeschreven.',
  unpaidPaused: 'Er is geen betaling ontvangen voor {title}, dus je abonnement is gepauzeerd.',
  unpaidCancelled: 'Er is geen betaling ontvangen voor {title}, dus je abonnement is opgezegd.',
  complete: 'Je abonnement op {title} is voltooid. Er wordt niets meer afgeschreven.',
  endedAsAsked: 'Je abonnement op {title} is beëindigd, zoals je hebt gevraagd.',
  newPrice: 'Nieuwe prijs voor {title}',
  newPriceWords:
    'vanaf {day} kost je abonnement op {title} bij {site} {after} in plaats van {before}. Tot dan verandert er niets, en je kunt op elk moment opzeggen.',
  delayed: 'Je volgende bestelling van {title} is vertraagd',
  delayedWords:
    '{title} is niet op voorraad bij {site}. Je volgende bestelling volgt zodra het terug is, en tot dan wordt er niets afgeschreven.',
};
