import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  vote: 'صوّت',
  votes:
    '{count, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}',
  results: 'النتائج',
  seeResults: 'عرض النتائج',
  ends: 'ينتهي التصويت في {day}.',
  ended: 'انتهى التصويت.',
  voted: 'شكرًا لتصويتك.',
  afterVoting: 'تظهر النتائج بعد التصويت.',
  chooseOne: 'اختر إجابة.',
  failed: 'لم يُحتسب صوتك. حاول مرة أخرى.',
};
