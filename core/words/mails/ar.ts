import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  hello: 'مرحبًا،',
  helloName: 'مرحبًا {name}،',
  notYou: 'إن لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة.',
  code: 'الرمز: {code}',
  named: '{name}: {value}',
};
