import { moment } from '../fields/moment.ts';
import { choice, group, link, text, toggle, type ValueOf } from '../fields/index.ts';
import { TONES } from '../page/page.ts';

export const announcementFields = group({
  showAnnouncementBar: toggle(false, { label: 'Show the announcement bar' }),
  text: text({ max: 300, label: 'Text', placeholder: 'Free shipping until Sunday' }),
  target: link({ label: 'Link' }),
  tone: choice(TONES, 'accent', {
    label: 'Colours',
    labels: { paper: 'Paper', tint: 'Tint', accent: 'Accent', ink: 'Ink' },
  }),
  from: moment({ label: 'Show from', help: 'Leave empty to start at once.' }),
  until: moment({ label: 'Show until', help: 'Leave empty to keep it.' }),
});

/** What its text is called among the texts of its document. */
export const ANNOUNCEMENT_TEXT = 'announcement.text';

export type Announcement = ValueOf<typeof announcementFields>;

/** Seen by everybody, or by those who work on the site alone. */
export type AnnouncementState = 'shown' | 'hidden';

/** How the bar stands on a page; undefined where there is none. */
export function announcementState(
  announcement: Announcement,
  { isSignedIn, now }: { isSignedIn: boolean; now: Date },
): AnnouncementState | undefined {
  if (announcement.text.trim() === '') return undefined;
  if (announcement.showAnnouncementBar && isDue(announcement, now)) return 'shown';
  return isSignedIn ? 'hidden' : undefined;
}

function isDue({ from, until }: Announcement, now: Date): boolean {
  return (
    (from === '' || Date.parse(from) <= now.getTime()) && (until === '' || now.getTime() < Date.parse(until))
  );
}

/** When visitors see something else by the clock alone: a page drawn now is right until then. */
export function nextAnnouncementChange(announcement: Announcement, now: Date): Date | undefined {
  const { showAnnouncementBar, text: words, from, until } = announcement;
  if (!showAnnouncementBar || words.trim() === '') return undefined;
  const ahead = [from, until]
    .map((moment) => (moment === '' ? Number.NaN : Date.parse(moment)))
    .filter((time) => time > now.getTime());
  return ahead.length === 0 ? undefined : new Date(Math.min(...ahead));
}

/** Whoever closed the bar has closed this text: another one is another name. */
export function announcementName({ text: words, target }: Announcement): string {
  let hash = 5381;
  for (const char of `${words}\n${target.href}`)
    hash = (Math.imul(hash, 33) ^ (char.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
