import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  title: 'التعليقات',
  write: 'اكتب تعليقًا',
  answer: 'رد',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  notShown: '(لا يظهر)',
  comment: 'التعليق',
  website: 'الموقع',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  author: 'الكاتب',
  member: 'عضو',
  asMember: 'أنت مسجّل الدخول. يظهر تعليقك باسم حسابك.',
  like: 'إعجاب',
  noneYet: 'لا تعليقات بعد.',
  none: 'لا تعليقات.',
  closed: 'التعليقات مغلقة.',
  nameMissing: 'أدخل اسمك.',
  emailInvalid: 'أدخل بريدًا إلكترونيًا صالحًا',
  textMissing: 'اكتب شيئًا.',
  tooLong: 'يمكن أن يحتوي التعليق على {max} حرف كحد أقصى.',
  twice: 'لقد كتبت هذا من قبل.',
  waiting: 'شكرًا. سيظهر تعليقك بعد مراجعته.',
  shown: 'شكرًا. نُشر تعليقك.',
};
