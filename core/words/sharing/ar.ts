import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  share: 'مشاركة',
  copyAddress: 'نسخ العنوان',
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح متصفحك بالنسخ.',
  pinIt: 'تثبيت',
};
