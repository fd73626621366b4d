import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  declined: 'Je bank heeft de betaling geweigerd. Probeer een andere kaart of vraag het je bank.',
  noFunds: 'Er staat niet genoeg geld op deze kaart. Probeer een andere.',
  expiredCard: 'Deze kaart is verlopen. Gebruik een andere.',
  needsOwner: 'Je bank wil dat je deze betaling zelf bevestigt. Betaal hier.',
  notConfirmed: 'De betaling is niet bevestigd, dus er is niets afgeschreven.',
  unavailable:
    'Kaarten kunnen op dit moment niet worden belast. Probeer het later opnieuw of betaal op een andere manier.',
  unknownMethod: 'Deze kaart is niet meer bekend. Voer opnieuw een kaart in.',
  cardMissing: 'Vul je kaartnummer in.',
  cardNotKept: 'Je bank staat niet toe dat deze kaart voor verlengingen wordt bewaard. Gebruik een andere.',
  notATestCard: 'Hier werken alleen testkaarten. Gebruik een van de nummers hieronder.',
  cardExpiryUnclear: 'Vul maand en jaar in, bijvoorbeeld 04/31.',
  cardExpired: 'Deze kaart is verlopen.',
  cardCodeMissing: 'Vul de drie of vier cijfers in.',
  testCardWorks: 'wordt geaccepteerd',
  testCardDeclined: 'wordt geweigerd',
  testCardNoFunds: 'heeft te weinig saldo',
  testCardConfirms: 'vraagt om een bevestiging',
  testCardSlow: 'wordt na een paar seconden geaccepteerd',
  testCardTimesOut: 'wordt geaccepteerd, maar het antwoord gaat verloren',
  testCardAnswersTwice: 'wordt geaccepteerd, en de aanbieder meldt het twee keer',
  testCardDeclinedLater: 'wordt één keer geaccepteerd en bij de verlenging geweigerd',
};
