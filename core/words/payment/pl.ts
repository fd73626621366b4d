import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  declined: 'Bank odrzucił płatność. Użyj innej karty lub skontaktuj się z bankiem.',
  noFunds: 'Na tej karcie brakuje środków. Użyj innej.',
  expiredCard: 'Ta karta straciła ważność. Użyj innej.',
  needsOwner: 'Bank prosi o osobiste potwierdzenie tej płatności. Zapłać tutaj.',
  notConfirmed: 'Płatność nie została potwierdzona, więc nic nie pobrano.',
  unavailable: 'W tej chwili nie można obciążyć karty. Spróbuj później lub zapłać inaczej.',
  unknownMethod: 'Ta karta nie jest już rozpoznawana. Wprowadź kartę ponownie.',
  cardMissing: 'Podaj numer karty.',
  cardNotKept: 'Twój bank nie pozwala zapisać tej karty na potrzeby odnowień. Użyj innej.',
  notATestCard: 'Przyjmujemy tu tylko karty testowe. Użyj jednego z poniższych numerów.',
  cardExpiryUnclear: 'Podaj miesiąc i rok, na przykład 04/31.',
  cardExpired: 'Ta karta straciła ważność.',
  cardCodeMissing: 'Podaj trzy lub cztery cyfry.',
  testCardWorks: 'zostaje przyjęta',
  testCardDeclined: 'zostaje odrzucona',
  testCardNoFunds: 'nie ma wystarczających środków',
  testCardConfirms: 'wymaga potwierdzenia',
  testCardSlow: 'zostaje przyjęta po kilku sekundach',
  testCardTimesOut: 'zostaje przyjęta, ale odpowiedź nie dociera',
  testCardAnswersTwice: 'zostaje przyjęta, a dostawca zgłasza to dwa razy',
  testCardDeclinedLater: 'zostaje przyjęta raz, a przy odnowieniu odrzucona',
};
