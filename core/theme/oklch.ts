import type { Hex } from './colour.ts';

/** Colours by lightness (0 to 1), chroma and hue in degrees, as people see them: what turns its hue keeps its weight. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function toOklch(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = each([(value >> 16) & 255, (value >> 8) & 255, value & 255], (part) => toLinear(part / 255));
  const [lightness, a, b] = times(TO_LAB, each(times(TO_LMS, linear), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** What a screen cannot show loses colour, not lightness. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  const angle = (hue * Math.PI) / 180;
  for (let share = 1; ; share -= 0.05) {
    const rgb = rgbOf([lightness, chroma * share * Math.cos(angle), chroma * share * Math.sin(angle)]);
    if (share <= 0 || rgb.every((part) => part >= -0.001 && part <= 1.001)) return print(rgb);
  }
}

function rgbOf(lab: Triple): Triple {
  return each(
    times(
      FROM_LMS,
      each(times(FROM_LAB, lab), (part) => part ** 3),
    ),
    fromLinear,
  );
}

function print(rgb: Triple): Hex {
  const digits = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${digits.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return each(matrix, ([a, b, c]) => a * x + b * y + c * z);
}

function each<T>([x, y, z]: readonly [T, T, T], change: (part: T) => number): Triple {
  return [change(x), change(y), change(z)];
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055;
