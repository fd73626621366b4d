import { DAY_MS } from '../durations.ts';
import { isRecord } from '../fields/field.ts';

/** Up to this width a screen counts as a phone's. */
export const POPUP_PHONE_WIDTH = 640;
/** As `displayFrequency`: whoever closed it does not see it again before it says something new. */
export const NEVER_AGAIN = -1;

/** What a browser needs to know to decide. */
export interface PopupSettings {
  style: string;
  version: number;
  /** In days. */
  displayFrequency: number;
  showUntilSignup: boolean;
  enableMobile: boolean;
}

export interface PopupRecord {
  /** What the pop-up said when it was closed or sent. */
  version: number;
  submitted: boolean;
  /** In milliseconds. */
  closedDate: number;
}

/** Whatever lies in the browser; what cannot be read counts as nothing. */
export function readRecord(stored: string | null): PopupRecord | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (!isRecord(value) || typeof value.version !== 'number') return undefined;
    const { version, submitted, closedDate } = value;
    return {
      version,
      submitted: submitted === true,
      closedDate: typeof closedDate === 'number' ? closedDate : 0,
    };
  } catch {
    return undefined;
  }
}

/** Who has signed up once stays signed up, whatever they close later. */
export function nextRecord(
  before: PopupRecord | undefined,
  now: { version: number; submitted: boolean; closedDate: number },
): PopupRecord {
  return { ...now, submitted: now.submitted || before?.submitted === true };
}

export function isDue(
  record: PopupRecord | undefined,
  settings: Pick<PopupSettings, 'version' | 'displayFrequency' | 'showUntilSignup'>,
  now: number,
): boolean {
  if (!record) return true;
  // Before anything else: nobody who has signed up is bothered, not even with something new.
  if (record.submitted && settings.showUntilSignup) return false;
  if (record.version < settings.version) return true;
  const { displayFrequency } = settings;
  return displayFrequency !== NEVER_AGAIN && now >= record.closedDate + displayFrequency * DAY_MS;
}

/** Phones are left in peace unless the owner says otherwise. */
export function isForScreen(
  { enableMobile }: Pick<PopupSettings, 'enableMobile'>,
  screen: { width: number; userAgent: string },
): boolean {
  return enableMobile || (screen.width > POPUP_PHONE_WIDTH && !/Mobi|Android/i.test(screen.userAgent));
}
