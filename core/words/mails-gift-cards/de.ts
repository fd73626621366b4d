import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  yours: 'Ihre Geschenkkarte für {site}',
  fromSomebody: '{from} hat Ihnen eine Geschenkkarte für {site} geschickt',
  words: 'hier ist etwas für Sie.',
  title: 'Geschenkkarte {site}',
  from: 'Von {name}',
  goToShop: 'Zum Shop',
  how: 'Geben Sie den Code im Warenkorb oder an der Kasse ein. Er gilt für mehrere Bestellungen, bis das Guthaben aufgebraucht ist.',
  noExpiry: 'Sie ist unbegrenzt gültig.',
  validUntil: 'Sie ist gültig bis {day}.',
  howMuchLeft: 'Wie viel ist noch übrig?',
  checkBalance: 'Guthaben prüfen',
  sent: 'Ihre Geschenkkarte wurde verschickt',
  sentWords: 'Ihre Geschenkkarte über {amount} ist unterwegs an {to}.',
  why: 'Sie erhalten diese E-Mail, weil Sie bei {site} eine Geschenkkarte gekauft haben.',
};
