/** sRGB colours as `#rrggbb`, and the arithmetic that keeps text readable on them. */
export type Hex = `#${string}`;

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function print([r, g, b]: Rgb): Hex {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `b` in `a`. */
export function mix(a: string, b: string, share: number): Hex {
  const [from, to] = [parse(a), parse(b)];
  return print([0, 1, 2].map((i) => (from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share) as unknown as Rgb);
}

export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast AA asks of body text. */
export const AA_TEXT = 4.5;

/** Moves `colour` towards black or white, as little as needed, until it reads on every given ground. */
export function readableOn(colour: string, grounds: readonly string[], ratio: number = AA_TEXT): Hex {
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  const target = worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, target, share);
    if (worst(candidate) >= ratio) return candidate;
  }
  return target;
}
