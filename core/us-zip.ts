/** A ZIP of the United States has exactly five digits. */
export function isUsZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
