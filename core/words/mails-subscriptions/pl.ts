import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  yours: 'Twoja subskrypcja: {title}',
  started: 'dziękujemy za subskrypcję {title} w {site}.',
  youPay: 'Płacisz',
  nextPayment: 'Następna płatność',
  manage: 'Zarządzaj subskrypcją',
  logInToChange: 'Zaloguj się tym adresem, aby w każdej chwili ją wstrzymać, zmienić lub z niej zrezygnować.',
  why: 'Otrzymujesz tę wiadomość w związku z subskrypcją w {site}.',
  declined: 'Płatność odrzucona: {title}',
  declinedWords: 'Twoja płatność {amount} za {title} w {site} została odrzucona. {problem}',
  triedAgain: 'Kolejna próba: {day}. Możesz też zapłacić teraz inną kartą.',
  notTriedAgain: 'Ta sama karta nie zostanie już obciążona. Zapłać inną kartą.',
  updateCard: 'Zmień kartę i zapłać',
  pausedOn: 'Bez płatności subskrypcja zostanie wstrzymana: {day}.',
  cancelledOn: 'Bez płatności subskrypcja zostanie anulowana: {day}.',
  invoiceUnpaid: 'Faktura na {amount} za {title} nie została jeszcze opłacona.',
  see: 'Zobacz subskrypcję',
  notSold: '{title} nie jest już w sprzedaży, dlatego subskrypcja w {site} dobiegła końca.',
  cancelled: 'Subskrypcja {title} została anulowana. Nie pobierzemy kolejnych opłat.',
  unpaidPaused: 'Nie otrzymaliśmy płatności za {title}, dlatego subskrypcja jest wstrzymana.',
  unpaidCancelled: 'Nie otrzymaliśmy płatności za {title}, dlatego subskrypcja została anulowana.',
  complete: 'Subskrypcja {title} dobiegła końca. Nie pobierzemy kolejnych opłat.',
  endedAsAsked: 'Subskrypcja {title} zakończyła się zgodnie z Twoim życzeniem.',
  newPrice: 'Nowa cena: {title}',
  newPriceWords:
    'od {day} subskrypcja {title} w {site} będzie kosztować {after} zamiast {before}. Do tego czasu nic się nie zmienia i w każdej chwili możesz zrezygnować.',
  delayed: 'Następne zamówienie {title} się opóźni',
  delayedWords:
    '{title} nie jest dostępne w {site}. Następne zamówienie wyślemy, gdy tylko wróci, a do tego czasu nic nie pobierzemy.',
};
