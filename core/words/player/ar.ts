import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  tracksOf: 'مقاطع {album}',
  listenTo: 'استمع إلى {title}',
  previousTrack: 'المقطع السابق',
  nextTrack: 'المقطع التالي',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  pauseTrack: 'إيقاف {number}، {title} مؤقتًا',
  playTrack: 'تشغيل {number}، {title}',
  cannotPlay: 'لا يمكن تشغيل «{title}» الآن.',
  chooseTrack: 'اختر مقطعًا',
  placeInTrack: 'الموضع في المقطع',
  timeOf: '{now} من {length}',
  soundOn: 'تشغيل الصوت',
  soundOff: 'كتم الصوت',
  volume: 'مستوى الصوت',
  percent: '{value} بالمئة',
};
