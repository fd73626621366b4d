import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  why: 'Je krijgt deze e-mail vanwege je bestelling bij {site}.',
  howToPay: 'Zo betaal je',
  to: 'Aan',
  notes: 'Opmerkingen',
  seeOrder: 'Bekijk je bestelling',
  payNow: 'Nu betalen',
  goToCart: 'Naar je winkelwagen',
  writeReview: 'Schrijf een beoordeling',
  refundedRow: 'Terugbetaald',
  tracking: 'Track & trace',
  confirmed: 'Je bestelling {number}',
  confirmedWords: 'bedankt voor je bestelling. Dit hebben we genoteerd.',
  fulfilled: 'Je bestelling {number} is onderweg',
  fulfilledWords: 'je bestelling is verzonden.',
  refunded: 'Je terugbetaling voor bestelling {number}',
  refundedWords: 'we hebben je geld terugbetaald.',
  canceled: 'Je bestelling {number} is geannuleerd',
  canceledWords: 'je bestelling is geannuleerd.',
  payLink: 'Je bestelling bij {site}',
  payLinkWords: 'dit hebben we voor je samengesteld. Je kunt betalen met de link hieronder.',
  left: 'Je hebt iets achtergelaten bij {site}',
  leftWords: 'dit zit nog in je winkelwagen.',
  review: 'Hoe was je bestelling bij {site}?',
  reviewWords:
    'je bestelling {number} is een tijdje geleden aangekomen. Vertel ons en andere klanten wat je ervan vindt.',
};
