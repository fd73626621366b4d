import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  why: 'تصلك هذه الرسالة بسبب طلبك من {site}.',
  howToPay: 'كيفية الدفع',
  to: 'إلى',
  notes: 'ملاحظات',
  seeOrder: 'عرض طلبك',
  payNow: 'ادفع الآن',
  goToCart: 'إلى السلة',
  writeReview: 'اكتب تقييمًا',
  refundedRow: 'المبلغ المُسترد',
  tracking: 'تتبع الشحنة',
  confirmed: 'طلبك رقم {number}',
  confirmedWords: 'شكرًا على طلبك. هذه تفاصيله كما سجلناها.',
  fulfilled: 'طلبك رقم {number} في الطريق إليك',
  fulfilledWords: 'غادر طلبك متجرنا.',
  refunded: 'استرداد مبلغ الطلب رقم {number}',
  refundedWords: 'لقد أعدنا إليك المال.',
  canceled: 'أُلغي طلبك رقم {number}',
  canceledWords: 'أُلغي طلبك.',
  payLink: 'طلبك من {site}',
  payLinkWords: 'هذا ما أعددناه لك. يمكنك الدفع عبر الرابط أدناه.',
  left: 'تركت شيئًا في {site}',
  leftWords: 'ما زال هذا في سلتك.',
  review: 'كيف كان طلبك من {site}؟',
  reviewWords: 'وصل طلبك رقم {number} منذ مدة. أخبرنا وأخبر العملاء الآخرين برأيك فيه.',
};
