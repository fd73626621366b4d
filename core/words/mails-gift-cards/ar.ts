import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  yours: 'بطاقة هدايا لك من {site}',
  fromSomebody: 'أرسل إليك {from} بطاقة هدايا من {site}',
  words: 'إليك هدية.',
  title: 'بطاقة هدايا {site}',
  from: 'من {name}',
  goToShop: 'إلى المتجر',
  how: 'أدخل الرمز في السلة أو عند إتمام الشراء. يمكنك استخدامه في عدة طلبات حتى ينفد الرصيد.',
  noExpiry: 'لا تنتهي صلاحيتها.',
  validUntil: 'وهي صالحة حتى {day}.',
  howMuchLeft: 'كم بقي؟',
  checkBalance: 'تحقق من الرصيد',
  sent: 'أُرسلت بطاقة الهدايا',
  sentWords: 'بطاقة الهدايا بقيمة {amount} في طريقها إلى {to}.',
  why: 'تصلك هذه الرسالة لأنك اشتريت بطاقة هدايا من {site}.',
};
