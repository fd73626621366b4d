import type { Grain } from './grain.ts';
import type { Picture } from './picture.ts';
import { makeRandom } from './random.ts';
import { encode, rasterise } from './render.ts';
import type { Scenes } from './scene.ts';
import { sheet, type Svg } from './svg.ts';

/** Large pictures are shown smaller than they are, and fine grain would only cost bytes there. */
const LARGE = 2_100_000;

export interface PictureSet {
  template: string;
  scenes: Scenes;
  pictures: readonly Picture[];
  grain: Omit<Grain, 'seed'>;
}

export function drawSvg({ template, scenes }: PictureSet, { name, width, height }: Picture): Svg {
  const scene = scenes[name];
  if (!scene) throw new Error(`Nobody has drawn "${name}" for ${template} yet.`);
  return sheet(width, height, scene({ width, height, random: makeRandom(`${template}/${name}`) }));
}

export async function drawPicture(
  set: PictureSet,
  picture: Picture,
): Promise<{ bytes: Buffer; quality: number }> {
  const { grain } = set;
  const fine = picture.width * picture.height > LARGE ? grain.fine * 0.75 : grain.fine;
  return encode(await rasterise(drawSvg(set, picture), { ...grain, fine, seed: picture.name }));
}
