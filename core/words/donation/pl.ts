import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  suggestedAmounts: 'Proponowane kwoty',
  closed: 'Ta strona nie przyjmuje obecnie darowizn.',
  recentDonors: 'Ostatni darczyńcy',
  raisedSoFar: 'Zebrano do tej pory',
  raised: 'Zebrano {raised} z {goal}',
  raisedBy:
    'Zebrano {raised} z {goal} {count, plural, one {dzięki # darowiźnie} few {dzięki # darowiznom} many {dzięki # darowiznom} other {dzięki # darowizny}}',
  needsScript: 'Do przekazania darowizny potrzebny jest JavaScript.',
  received: 'Darowizna przyjęta',
  thankYou: 'Dziękujemy',
  refunded: 'Twoja darowizna w wysokości {amount} została zwrócona.',
  waiting: 'Czekamy na Twój bank. Gdy tylko odpowie, otrzymasz e-mail.',
  arrived: 'Twoja darowizna w wysokości {amount} dotarła. Potwierdzenie jest w drodze na {email}.',
  arrivedTo:
    'Twoja darowizna w wysokości {amount} na „{title}” dotarła. Potwierdzenie jest w drodze na {email}.',
  amount: 'Kwota',
  amountIn: 'Kwota w {currency}',
  customAmount: 'Własna kwota w {currency}',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  message: 'Wiadomość (opcjonalnie)',
  anonymous: 'Przekaż anonimowo',
  coverFee: 'Dodaj {fee}, aby pokryć opłatę za płatność',
  amountMissing: 'Podaj kwotę większą niż 0.',
  amountHigh: 'Ta kwota jest za wysoka.',
  amountLow: 'To mniej niż kwota minimalna.',
  chooseAmount: 'Wybierz jedną z kwot.',
  emailInvalid: 'Podaj poprawny adres e-mail',
  nameMissing: 'Podaj imię i nazwisko, maksymalnie {max} znaków.',
  messageLong: 'Wiadomość może mieć maksymalnie {max} znaków.',
  donate: 'Wesprzyj',
};
