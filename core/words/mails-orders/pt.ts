import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  why: 'Recebe este e-mail devido à sua encomenda em {site}.',
  howToPay: 'Como pagar',
  to: 'Para',
  notes: 'Notas',
  seeOrder: 'Ver a sua encomenda',
  payNow: 'Pagar agora',
  goToCart: 'Ir para o carrinho',
  writeReview: 'Escrever uma avaliação',
  refundedRow: 'Reembolsado',
  tracking: 'Seguimento',
  confirmed: 'A sua encomenda {number}',
  confirmedWords: 'obrigado pela sua encomenda. Isto é o que registámos.',
  fulfilled: 'A sua encomenda {number} está a caminho',
  fulfilledWords: 'a sua encomenda já saiu.',
  refunded: 'O seu reembolso da encomenda {number}',
  refundedWords: 'devolvemos-lhe dinheiro.',
  canceled: 'A sua encomenda {number} foi cancelada',
  canceledWords: 'a sua encomenda foi cancelada.',
  payLink: 'A sua encomenda em {site}',
  payLinkWords: 'isto é o que preparámos para si. Pode pagar com a ligação abaixo.',
  left: 'Deixou algo em {site}',
  leftWords: 'isto ainda está no seu carrinho.',
  review: 'Como correu a sua encomenda de {site}?',
  reviewWords: 'a sua encomenda {number} chegou há algum tempo. Diga-nos, e a outros clientes, o que acha.',
};
