import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  yours: 'O seu cartão-presente para {site}',
  fromSomebody: '{from} enviou-lhe um cartão-presente para {site}',
  words: 'aqui está algo para si.',
  title: 'Cartão-presente {site}',
  from: 'De {name}',
  goToShop: 'Ir para a loja',
  how: 'Introduza o código no carrinho ou no pagamento. Pode usá-lo em várias encomendas, até se esgotar.',
  noExpiry: 'Não expira.',
  validUntil: 'É válido até {day}.',
  howMuchLeft: 'Quanto resta?',
  checkBalance: 'Consultar o saldo',
  sent: 'O seu cartão-presente foi enviado',
  sentWords: 'O seu cartão-presente de {amount} vai a caminho de {to}.',
  why: 'Recebe este e-mail porque comprou um cartão-presente em {site}.',
};
