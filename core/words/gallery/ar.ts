import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  gallery: 'معرض الصور',
  carousel: 'عرض دوّار',
  of: 'من',
  pause: 'إيقاف مؤقت',
  previous: 'السابق',
  next: 'التالي',
  slide: 'الشريحة {number}',
  picture: 'صورة',
  pictures: 'الصور',
  pictureOf: 'الصورة {number} من {total}',
  videoOf: 'الفيديو {number} من {total}',
  close: 'إغلاق',
  caption: 'التعليق',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
};
