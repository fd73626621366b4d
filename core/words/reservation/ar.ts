import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  inThePast: 'اختر وقتًا لم يمضِ بعد.',
  guests: 'عدد الضيوف',
  dateAndTime: 'التاريخ والوقت',
  findTable: 'ابحث عن طاولة',
  bookAt: 'احجز عبر {service}',
  showForm: 'عرض نموذج حجز {service}',
  loading: 'جارٍ التحميل…',
  title: 'احجز',
};
