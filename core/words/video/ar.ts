import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  pause: 'إيقاف مؤقت',
  playVideo: 'تشغيل الفيديو',
  playNamed: 'تشغيل {name}',
  watchVideo: 'مشاهدة الفيديو',
  watchNamed: 'مشاهدة {name}',
  videoFrom: 'فيديو من {provider}',
  pauseBackground: 'إيقاف فيديو الخلفية مؤقتًا',
  playBackground: 'تشغيل فيديو الخلفية',
};
