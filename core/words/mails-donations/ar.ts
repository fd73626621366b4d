import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  receipt: 'تبرعك لـ {site}',
  thanks: 'شكرًا لتبرعك.',
  viewDonation: 'عرض التبرع',
  isReceipt: 'هذه الرسالة هي إيصالك.',
  donation: 'التبرع',
  amount: 'المبلغ',
  feeCovered: 'الرسوم المغطاة',
  total: 'الإجمالي',
  date: 'التاريخ',
  paidWith: 'طريقة الدفع',
  statement: 'تبرعاتك لـ {site} في عام {year}',
  statementWords: 'شكرًا لدعمك. هذه تبرعاتك لـ {site} في عام {year}.',
  keepForRecords: 'احتفظ بهذه الرسالة في سجلاتك.',
  monthly: 'تبرعك الشهري إلى {site}',
  monthlyUnpaid: 'لم يُدفع تبرعك الشهري بمبلغ {amount}.',
  monthlyRetry: 'سنحاول مرة أخرى خلال أسبوعين. لاستخدام بطاقة أخرى، ألغِ هذا التبرع وتبرع من جديد.',
  monthlyOver: 'أُلغي تبرعك الشهري بمبلغ {amount} لأنه تعذّر تحصيله.',
  isMonthly: 'أنت تتبرع كل شهر. يمكنك الإلغاء في أي وقت من صفحة هذا التبرع.',
};
