import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  cart: 'السلة',
  checkout: 'إتمام الشراء',
  close: 'إغلاق',
  goToShop: 'الانتقال إلى المتجر',
  viewCart: 'عرض السلة',
  empty: 'سلتك فارغة.',
  goneProduct: 'منتج لم يعد موجودًا',
  quantity: 'الكمية {count}',
  remove: 'إزالة',
  removeNamed: 'إزالة {title}',
  subtotal: 'المجموع الفرعي',
  workingDays:
    '{to, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
  workingDaysBetween:
    'من {from} إلى {to, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
  unableToRemoveItem: 'تعذرت إزالة المنتج',
  tryAgain: 'حاول مرة أخرى.',
  checkConnection: 'تحقق من اتصالك بالإنترنت.',
};
