export const ZIP_INVALID = 'Please enter a valid ZIP code.';

/** A ZIP of the United States has exactly five digits. */
export function isUsZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
