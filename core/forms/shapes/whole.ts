/** Whether a text is a whole number of at most four digits within these bounds. */
export function isWhole(text: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
