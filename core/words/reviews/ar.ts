import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  title: 'التقييمات',
  count:
    '{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  stars: '{value} من {max} نجوم',
  starCount:
    '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  ratings: 'توزيع التقييمات',
  share: '{stars}: {count}',
  sort: 'ترتيب التقييمات',
  newest: 'الأحدث',
  highest: 'الأعلى تقييمًا',
  lowest: 'الأدنى تقييمًا',
  all: 'كل التقييمات',
  more: 'المزيد من التقييمات',
  verified: 'عملية شراء موثّقة',
  reply: 'رد المتجر',
  reviewOrder: 'قيّم طلبك',
  goToShop: 'إلى المتجر',
  ratingLabel: 'التقييم (مطلوب)',
  text: 'التعليق',
  yourName: 'اسمك',
  pictures: 'الصور',
  picturesHint: '(اختياري، بحد أقصى {max})',
  website: 'الموقع الإلكتروني',
  submit: 'أرسل التقييم',
  ratingMissing: 'يرجى اختيار عدد النجوم',
  nameMissing: 'أدخل اسمك، بحد أقصى {max} حرفًا.',
  textLong: 'يمكن أن يتكون التقييم من {max} حرفًا كحد أقصى.',
  tooManyPictures: 'اختر {max} صور كحد أقصى.',
  twice: 'لقد قيّمت هذه العملية من قبل',
  expired: 'انتهت صلاحية طلب التقييم',
  retry: 'حاول إرسال تقييمك مرة أخرى',
  waiting: 'شكرًا لك. سيظهر تقييمك بعد موافقة المتجر.',
  shown: 'شكرًا لك. نُشر تقييمك.',
};
