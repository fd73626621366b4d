import { hash } from './random.ts';

export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Grain {
  seed: string;
  /** How far the finest grain may darken or lighten, as a share of the tone. */
  fine: number;
  /** The same for the slow cloudiness of hand-laid colour. */
  cloud: number;
  /** How many pixels an edge may stray from where it was drawn. */
  fray: number;
}

function latticeNoise(seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number): number => {
    let value = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
    value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
    return ((value ^ (value >>> 16)) >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const upper = corner(left, top) * (1 - sx) + corner(left + 1, top) * sx;
    const lower = corner(left, top + 1) * (1 - sx) + corner(left + 1, top + 1) * sx;
    return upper * (1 - sy) + lower * sy;
  };
}

/** Grain coarser than one pixel survives being shown at half size, and costs far fewer bytes. */
const FINE_PERIOD = 1.9;
const CLOUD_PERIOD = 170;
const FRAY_PERIOD = 9;

/** Lays tooth and cloudiness over flat colour and frays its edges; the tones themselves stay. */
export function addGrain(pixels: Pixels, grain: Grain): Uint8Array {
  const { data, width, height } = pixels;
  const fine = latticeNoise(hash(`${grain.seed}/fine`));
  const cloud = latticeNoise(hash(`${grain.seed}/cloud`));
  const frayX = latticeNoise(hash(`${grain.seed}/x`));
  const frayY = latticeNoise(hash(`${grain.seed}/y`));
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = x + frayX(x / FRAY_PERIOD, y / FRAY_PERIOD) * grain.fray;
      const fromY = y + frayY(x / FRAY_PERIOD, y / FRAY_PERIOD) * grain.fray;
      const left = Math.min(Math.max(Math.floor(fromX), 0), width - 2);
      const top = Math.min(Math.max(Math.floor(fromY), 0), height - 2);
      const fx = Math.min(Math.max(fromX - left, 0), 1);
      const fy = Math.min(Math.max(fromY - top, 0), 1);
      const slow = cloud(x / CLOUD_PERIOD, y / CLOUD_PERIOD) + 0.6 * cloud(x / 61 + 40, y / 61);
      const factor = 1 + fine(x / FINE_PERIOD, y / FINE_PERIOD) * grain.fine + slow * grain.cloud;
      const start = (top * width + left) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = start + channel;
        const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 3] ?? 0) * fx;
        const lower = (data[at + width * 3] ?? 0) * (1 - fx) + (data[at + width * 3 + 3] ?? 0) * fx;
        const value = (upper * (1 - fy) + lower * fy) * factor;
        result[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  }
  return result;
}
