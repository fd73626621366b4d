import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  mapOf: 'خريطة {place}',
  mapAround: 'خريطة محيط {place}',
  markedPlace: 'المكان المحدد',
  openInMaps: 'فتح {place} في الخرائط',
  thisPlace: 'هذا المكان',
  oneSquare: 'كل مربع يساوي {distance}.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  didNotLoad: 'لم يتم تحميل {provider}.',
  tryAgain: 'أعد المحاولة',
  showMap: 'عرض خريطة {provider}',
  hideMap: 'إخفاء خريطة {provider}',
  loading: 'جارٍ التحميل…',
  directions: 'الحصول على الاتجاهات',
};
