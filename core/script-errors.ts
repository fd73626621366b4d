/** What a page tells of a script that failed. What it does not know is empty. */
export interface ScriptError {
  /** Which script of ours was running: the site or the admin. */
  app: string;
  message: string;
  stack: string;
  file: string;
  line: number | null;
  column: number | null;
  /** Anything the script wants to add. */
  custom?: unknown;
  websiteId: string;
  templateId: string;
  url: string;
  userAgent: string;
}

export interface ScriptErrorEntry {
  event: string;
  data: ScriptError;
  /** Milliseconds since 1970, by the clock of the device. */
  timestamp: number;
}

export const SCRIPT_ERROR_EVENT = 'javascript-error';
/** A page that fails over and over tells of the first failures, and of so many together. */
export const MAX_ERRORS_OF_A_PAGE = 20;
export const MAX_QUEUED_ERRORS = 10;
/** Told once nothing has failed for so long. */
export const ERRORS_DEBOUNCE_MS = 1000;
export const MAX_ERRORS_OF_A_CALL = 20;
/** Different errors kept for a site; the ones not seen for longest make room. */
export const MAX_KEPT_ERRORS = 200;
export const MAX_ERROR_LENGTHS = {
  app: 50,
  message: 1000,
  stack: 5000,
  file: 1000,
  url: 1000,
  userAgent: 500,
  custom: 2000,
} as const;

/** Cut to what is kept, so that a long stack does not cost the whole message. */
export function shortened(text: string, field: keyof typeof MAX_ERROR_LENGTHS): string {
  return text.slice(0, MAX_ERROR_LENGTHS[field]);
}
