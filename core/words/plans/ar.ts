import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  week: '{price} {count, plural, zero {كل # أسبوع} one {كل أسبوع} two {كل أسبوعين} few {كل # أسابيع} many {كل # أسبوعًا} other {كل # أسبوع}}',
  weekUntil:
    '{price} {count, plural, zero {كل # أسبوع} one {كل أسبوع} two {كل أسبوعين} few {كل # أسابيع} many {كل # أسبوعًا} other {كل # أسبوع}} {total, plural, zero {لمدة # أسبوع} one {لمدة أسبوع واحد} two {لمدة أسبوعين} few {لمدة # أسابيع} many {لمدة # أسبوعًا} other {لمدة # أسبوع}}',
  weekPrepaid:
    'دفع مسبق: {amount} مقابل {count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}.',
  month:
    '{price} {count, plural, zero {كل # شهر} one {كل شهر} two {كل شهرين} few {كل # أشهر} many {كل # شهرًا} other {كل # شهر}}',
  monthUntil:
    '{price} {count, plural, zero {كل # شهر} one {كل شهر} two {كل شهرين} few {كل # أشهر} many {كل # شهرًا} other {كل # شهر}} {total, plural, zero {لمدة # شهر} one {لمدة شهر واحد} two {لمدة شهرين} few {لمدة # أشهر} many {لمدة # شهرًا} other {لمدة # شهر}}',
  monthPrepaid:
    'دفع مسبق: {amount} مقابل {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  year: '{price} {count, plural, zero {كل # سنة} one {كل سنة} two {كل سنتين} few {كل # سنوات} many {كل # سنة} other {كل # سنة}}',
  yearUntil:
    '{price} {count, plural, zero {كل # سنة} one {كل سنة} two {كل سنتين} few {كل # سنوات} many {كل # سنة} other {كل # سنة}} {total, plural, zero {لمدة # سنة} one {لمدة سنة واحدة} two {لمدة سنتين} few {لمدة # سنوات} many {لمدة # سنة} other {لمدة # سنة}}',
  yearPrepaid:
    'دفع مسبق: {amount} مقابل {count, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}.',
  freeFor:
    'مجانًا لمدة {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  signUpFee: 'رسوم الاشتراك لأول مرة: {amount}.',
};
