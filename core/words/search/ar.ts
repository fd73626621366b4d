import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  label: 'البحث في هذا الموقع',
  button: 'بحث',
  nothingFound: 'لم يُعثر على شيء لـ «{query}». جرّب كلمات أقل أو كلمات أخرى.',
  firstResults: 'أول النتائج',
  results:
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  unableToLoad: 'تعذر تحميل النتائج',
};
