import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  declined: 'رفض البنك عملية الدفع. يرجى تجربة بطاقة أخرى أو مراجعة البنك.',
  noFunds: 'الرصيد في هذه البطاقة غير كافٍ. يرجى تجربة بطاقة أخرى.',
  expiredCard: 'انتهت صلاحية هذه البطاقة. يرجى استخدام بطاقة أخرى.',
  needsOwner: 'يطلب البنك أن تؤكد هذه الدفعة بنفسك. يرجى الدفع من هنا.',
  notConfirmed: 'لم تُؤكَّد عملية الدفع، لذا لم يُخصم شيء.',
  unavailable: 'لا يمكن الخصم من البطاقات حاليًا. حاول لاحقًا أو ادفع بطريقة أخرى.',
  unknownMethod: 'لم تعد هذه البطاقة معروفة. يرجى إدخال بطاقة من جديد.',
  cardMissing: 'يُرجى إدخال رقم بطاقتك.',
  cardNotKept: 'لا يسمح مصرفك بحفظ هذه البطاقة للتجديد. يُرجى استخدام بطاقة أخرى.',
  notATestCard: 'تُقبل هنا بطاقات الاختبار فقط. يرجى استخدام أحد الأرقام أدناه.',
  cardExpiryUnclear: 'يرجى إدخال الشهر والسنة، مثل 04/31.',
  cardExpired: 'انتهت صلاحية هذه البطاقة.',
  cardCodeMissing: 'يرجى إدخال الأرقام الثلاثة أو الأربعة.',
  testCardWorks: 'تُقبل',
  testCardDeclined: 'تُرفض',
  testCardNoFunds: 'رصيدها غير كافٍ',
  testCardConfirms: 'تطلب تأكيدًا',
  testCardSlow: 'تُقبل بعد بضع ثوانٍ',
  testCardTimesOut: 'تُقبل لكن الرد لا يصل',
  testCardAnswersTwice: 'تُقبل ويُبلغ مزوّد الدفع بذلك مرتين',
  testCardDeclinedLater: 'تُقبل مرة واحدة ثم تُرفض عند التجديد',
};
