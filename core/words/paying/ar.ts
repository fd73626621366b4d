import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  card: 'بطاقة',
  cardEndingIn: 'بطاقة تنتهي بالأرقام {digits}',
  idealBancontactCardAndMore: 'iDEAL وBancontact والبطاقة وغيرها',
  bankTransferOrCash: 'تحويل بنكي أو نقدًا',
  signUpFee: 'رسوم الاشتراك',
  credit: 'رصيد من تغيير سابق للخطة',
  changeOfPlan:
    'تغيير الخطة: {rest} من {whole, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بالسعر الجديد',
};
