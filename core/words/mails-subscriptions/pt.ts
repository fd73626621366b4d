import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  yours: 'A sua subscrição de {title}',
  started: 'obrigado por subscrever {title} em {site}.',
  youPay: 'Paga',
  nextPayment: 'Próximo pagamento',
  manage: 'Gerir subscrição',
  logInToChange: 'Inicie sessão com este e-mail para a pausar, alterar ou cancelar a qualquer momento.',
  why: 'Recebe este e-mail devido à sua subscrição em {site}.',
  declined: 'Pagamento recusado de {title}',
  declinedWords: 'o seu pagamento de {amount} por {title} em {site} foi recusado. {problem}',
  triedAgain: 'Será tentado de novo em {day}. Também pode pagar agora com outro cartão.',
  notTriedAgain: 'O mesmo cartão não volta a ser tentado. Pague com outro cartão.',
  updateCard: 'Atualizar cartão e pagar',
  pausedOn: 'Sem pagamento, a sua subscrição será pausada em {day}.',
  cancelledOn: 'Sem pagamento, a sua subscrição será cancelada em {day}.',
  invoiceUnpaid: 'A sua fatura de {amount} por {title} ainda não está paga.',
  see: 'Ver a sua subscrição',
  notSold: '{title} já não é vendido, por isso a sua subscrição em {site} terminou.',
  cancelled: 'A sua subscrição de {title} está cancelada. Nada mais será cobrado.',
  unpaidPaused: 'Não foi recebido nenhum pagamento por {title}, por isso a sua subscrição está em pausa.',
  unpaidCancelled: 'Não foi recebido nenhum pagamento por {title}, por isso a sua subscrição está cancelada.',
  complete: 'A sua subscrição de {title} está concluída. Nada mais será cobrado.',
  endedAsAsked: 'A sua subscrição de {title} terminou, como pediu.',
  newPrice: 'Novo preço de {title}',
  newPriceWords:
    'a partir de {day}, a sua subscrição de {title} em {site} custará {after} em vez de {before}. Até lá nada muda, e pode cancelar a qualquer momento.',
  delayed: 'A sua próxima encomenda de {title} está atrasada',
  delayedWords:
    '{title} está esgotado em {site}. A sua próxima encomenda segue assim que voltar, e nada é cobrado até lá.',
};
