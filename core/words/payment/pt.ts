import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  declined: 'O seu banco recusou o pagamento. Experimente outro cartão ou contacte o seu banco.',
  noFunds: 'Este cartão não tem saldo suficiente. Experimente outro.',
  expiredCard: 'Este cartão expirou. Utilize outro.',
  needsOwner: 'O seu banco pede que confirme este pagamento. Pague aqui.',
  notConfirmed: 'O pagamento não foi confirmado, por isso nada foi cobrado.',
  unavailable: 'De momento não é possível cobrar em cartões. Tente mais tarde ou pague de outra forma.',
  unknownMethod: 'Este cartão já não é reconhecido. Introduza novamente um cartão.',
  cardMissing: 'Introduza o número do seu cartão.',
  cardNotKept: 'O seu banco não permite guardar este cartão para renovações. Use outro.',
  notATestCard: 'Aqui só são aceites cartões de teste. Use um dos números abaixo.',
  cardExpiryUnclear: 'Introduza o mês e o ano, por exemplo 04/31.',
  cardExpired: 'Este cartão expirou.',
  cardCodeMissing: 'Introduza os três ou quatro dígitos.',
  testCardWorks: 'é aceite',
  testCardDeclined: 'é recusado',
  testCardNoFunds: 'não tem saldo suficiente',
  testCardConfirms: 'pede uma confirmação',
  testCardSlow: 'é aceite ao fim de alguns segundos',
  testCardTimesOut: 'é aceite, mas a resposta perde-se',
  testCardAnswersTwice: 'é aceite, e o fornecedor comunica-o duas vezes',
  testCardDeclinedLater: 'é aceite uma vez e recusado na renovação',
};
