import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  yours: 'Je cadeaubon voor {site}',
  fromSomebody: '{from} heeft je een cadeaubon voor {site} gestuurd',
  words: 'hier is iets voor je.',
  title: 'Cadeaubon {site}',
  from: 'Van {name}',
  goToShop: 'Naar de winkel',
  how: 'Vul de code in bij de winkelwagen of het afrekenen. Je kunt hem voor meerdere bestellingen gebruiken, tot hij op is.',
  noExpiry: 'Hij verloopt niet.',
  validUntil: 'Hij is geldig tot {day}.',
  howMuchLeft: 'Hoeveel is er over?',
  checkBalance: 'Saldo controleren',
  sent: 'Je cadeaubon is verstuurd',
  sentWords: 'Je cadeaubon van {amount} is onderweg naar {to}.',
  why: 'Je krijgt deze e-mail omdat je een cadeaubon hebt gekocht bij {site}.',
};
