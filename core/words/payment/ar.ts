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
};
