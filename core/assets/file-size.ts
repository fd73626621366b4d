/** Limits count decimal megabytes, sizes are shown by 1024: a 20 MB limit is 20,000,000 bytes and reads "20 MB". */
export const BYTES_PER_MB = 1_000_000;
const SHOWN_BASE = 1024;
const SHOWN_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

export const MAX_FILE_MB = { image: 20, file: 20, audio: 160, digitalGood: 300 } as const;
export type FileKind = keyof typeof MAX_FILE_MB;

export function maxFileBytes(kind: FileKind): number {
  return MAX_FILE_MB[kind] * BYTES_PER_MB;
}

export function isFileTooLarge(kind: FileKind, bytes: number): boolean {
  return bytes > maxFileBytes(kind);
}

/** The limit as people know it; never computed back from bytes. */
export function formatFileLimit(kind: FileKind): string {
  return `${MAX_FILE_MB[kind]} MB`;
}

export function formatFileSize(bytes: number): string {
  let size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  // 1023.96 KB would round to "1024 KB", so the rounded number decides about the next unit.
  while (unit < SHOWN_UNITS.length - 1 && Math.round(size * 10) / 10 >= SHOWN_BASE) {
    size /= SHOWN_BASE;
    unit += 1;
  }
  return `${Math.round(size * 10) / 10} ${SHOWN_UNITS[unit]}`;
}
