import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  yours: 'اشتراكك في {title}',
  started: 'شكرًا لاشتراكك في {title} لدى {site}.',
  youPay: 'تدفع',
  nextPayment: 'الدفعة التالية',
  manage: 'إدارة الاشتراك',
  logInToChange: 'سجّل الدخول بهذا البريد لإيقافه مؤقتًا أو تغييره أو إلغائه في أي وقت.',
  why: 'تصلك هذه الرسالة بسبب اشتراكك لدى {site}.',
  declined: 'رُفضت دفعة {title}',
  declinedWords: 'رُفضت دفعتك البالغة {amount} مقابل {title} لدى {site}. {problem}',
  triedAgain: 'ستُعاد المحاولة في {day}. ويمكنك أيضًا الدفع الآن ببطاقة أخرى.',
  notTriedAgain: 'لن تُعاد المحاولة بالبطاقة نفسها. يُرجى الدفع ببطاقة أخرى.',
  updateCard: 'تحديث البطاقة والدفع',
  pausedOn: 'ما لم يتم الدفع، سيُوقف اشتراكك مؤقتًا في {day}.',
  cancelledOn: 'ما لم يتم الدفع، سيُلغى اشتراكك في {day}.',
  invoiceUnpaid: 'لم تُدفع بعد فاتورتك البالغة {amount} مقابل {title}.',
  see: 'عرض اشتراكك',
  notSold: 'لم يعد {title} يُباع، لذا انتهى اشتراكك لدى {site}.',
  cancelled: 'أُلغي اشتراكك في {title}. لن يُحصَّل أي مبلغ آخر.',
  unpaidPaused: 'لم تصلنا أي دفعة مقابل {title}، لذا أُوقف اشتراكك مؤقتًا.',
  unpaidCancelled: 'لم تصلنا أي دفعة مقابل {title}، لذا أُلغي اشتراكك.',
  complete: 'اكتمل اشتراكك في {title}. لن يُحصَّل أي مبلغ آخر.',
  endedAsAsked: 'انتهى اشتراكك في {title} كما طلبت.',
  newPrice: 'سعر جديد لـ {title}',
  newPriceWords:
    'اعتبارًا من {day} سيكون سعر اشتراكك في {title} لدى {site} {after} بدلًا من {before}. حتى ذلك الحين لا يتغير شيء، ويمكنك الإلغاء في أي وقت.',
  delayed: 'تأخر طلبك التالي من {title}',
  delayedWords: 'نفد {title} لدى {site}. سيأتي طلبك التالي فور توفره، ولن يُحصَّل أي مبلغ حتى ذلك الحين.',
};
