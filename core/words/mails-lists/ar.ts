import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  received: 'وصلتنا رسالتك',
  why: 'تصلك هذه الرسالة لأن عنوانك أُدخل في {site}.',
  confirm: 'أكّد اشتراكك: {list}',
  confirmWords: 'سُجّل هذا العنوان في «{list}» على {site}. يُرجى تأكيد أنك من فعل ذلك.',
  confirmAction: 'تأكيد الاشتراك',
  confirmNotYou: 'إن لم تكن أنت، فتجاهل هذه الرسالة. لن يتم اشتراكك.',
  notInterested: 'غير مهتم؟',
  unsubscribe: 'إلغاء الاشتراك',
  subscribed: 'تم اشتراكك: {list}',
  subscribedWords: 'أنت الآن مشترك في «{list}» من {site}.',
  anyTime: 'يمكنك إلغاء الاشتراك في أي وقت.',
  letterWhy: 'تصلك هذه الرسالة لأنك اشتركت في «{list}» على {site}.',
  letterMember: 'تصلك هذه الرسالة لأنك عضو في «{area}» على {site}.',
};
