/** Widths a picture is offered in, largest first. */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** The widths worth offering for a picture: all smaller ones and the first that holds all its pixels. */
export function renditionWidths(width: number): number[] {
  const smaller = IMAGE_WIDTHS.filter((step) => step < width && step > 100);
  const whole = IMAGE_WIDTHS.toReversed().find((step) => step >= width) ?? IMAGE_WIDTHS[0];
  return [...new Set([...smaller, whole])].sort((a, b) => a - b);
}

export function renditionUrl(src: string, width: number): string {
  return `${src}?format=${width}w`;
}

/** The width asked for by `format=750w`; nothing for anything else. */
export function parseFormat(format: unknown): number | undefined {
  return IMAGE_WIDTHS.find((width) => format === `${width}w`);
}
