import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  membersOnly: 'للأعضاء فقط',
  forMembers: 'هذه الصفحة للأعضاء.',
  needsAccount: 'سجّل الدخول أو أنشئ حسابًا لعرض هذه الصفحة.',
  notIncluded: 'حسابك لا يشمل هذه الصفحة.',
  logIn: 'تسجيل الدخول',
  logInOrSignUp: 'تسجيل الدخول أو إنشاء حساب',
  joinWith: 'انضم عبر {product}',
  goToArea: 'الانتقال إلى منطقة الأعضاء',
  memberships: 'العضويات',
  getMails: 'إرسال أخبار هذه المنطقة إليّ بالبريد الإلكتروني',
  joined: 'لديك الآن حق الوصول إلى {area}.',
  teaser: 'يمكن للأعضاء رؤية المحتوى كاملًا.',
};
