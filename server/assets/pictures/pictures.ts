import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { cropPixels, cropTo, WHOLE, type Crop, type Size } from '#core/assets/crop.ts';
import { MAX_PIXELS } from '#core/assets/limits.ts';
import { BLUR_SIDE_PX, CUT_SHAPES, focusText, type Cut, type PictureFormat } from '#core/images/images.ts';
import type { Files } from '../files.ts';
import { makeDrawing, makeTurns, type InTurn } from './drawing.ts';
import { openSharp } from './open-sharp.ts';

const WEBP_QUALITY = 78;
const FULL_QUALITY = 90;
const AVIF_QUALITY = 52;
const BLUR_QUALITY = 30;
/** Higher ones take seconds for a few percent. */
const AVIF_EFFORT = 2;
/** AVIF takes ten times as long to draw as WebP; it is drawn for pictures that are asked for a second time. */
const AVIF_FROM_REQUESTS = 2;
const MAX_COUNTED = 10_000;
/** A picture that takes longer was made to keep us busy. */
const MAX_SECONDS = 30;
const SVG = 'image/svg+xml';

/** The bytes of a picture and what of them is shown. */
export interface Picture {
  hash: string;
  mime: string;
  frames: number;
  crop: Crop | null;
}

export interface Drawn {
  bytes: Buffer;
  mime: string;
}

/** A picture to be drawn while nobody waits for it. */
export interface DrawingOrder {
  picture: Picture;
  width: number;
  cut?: Cut | undefined;
}

export interface Measured extends Size {
  frames: number;
}

/** The size of the upright picture, from its header alone; undefined when it cannot be read. */
export async function measure(bytes: Buffer): Promise<Measured | undefined> {
  try {
    const sharp = await openSharp();
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { ...autoOrient, frames: pages };
  } catch {
    return undefined;
  }
}

/** Drawings scale by themselves, and what moves would stand still: both are passed on as they are. */
export function isPassedOn({ mime, frames }: { mime: string; frames: number }): boolean {
  return mime === SVG || frames > 1;
}

export function makePictures(deps: {
  originals: Files;
  renditions: Files;
  avifFrom?: number;
  /** Has what nobody waits for drawn elsewhere; without it this process does so. */
  order?: (order: DrawingOrder) => Promise<void>;
  /** Of all processes that may draw this, lets one at a time. */
  inTurn?: InTurn;
}) {
  const { originals, renditions, avifFrom = AVIF_FROM_REQUESTS, order = drawAvif, inTurn } = deps;
  const asked = new Map<string, number>();
  const turns = makeTurns(availableParallelism());
  const { readWhole, once } = makeDrawing({ renditions, turns, inTurn });

  /** Upright and cut, without what a camera wrote into it. */
  async function open({ hash, crop }: Picture, cut?: Cut): Promise<Sharp | undefined> {
    const bytes = await originals.read(hash);
    if (!bytes) return undefined;
    const sharp = await openSharp();
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true }).timeout({
      seconds: MAX_SECONDS,
    });
    if (!crop && !cut) return upright;
    const size = await measure(bytes);
    if (!size) return undefined;
    const shown = cropPixels(crop ?? WHOLE, size);
    if (!cut) return upright.extract(shown);
    const { left, top, ...part } = cropPixels(cropTo(CUT_SHAPES[cut.shape], shown, cut.focus), shown);
    return upright.extract({ ...part, left: shown.left + left, top: shown.top + top });
  }

  function isWorthAvif(name: string): boolean {
    const times = (asked.get(name) ?? 0) + 1;
    if (asked.size >= MAX_COUNTED) asked.clear();
    asked.set(name, times);
    // Ordered again, ever more seldom, while it does not come: who draws it may be away for hours.
    return times >= avifFrom && Number.isInteger(Math.log2(times / avifFrom));
  }

  const nameOf = ({ picture, width, cut }: DrawingOrder) =>
    `${picture.hash}-${cropName(picture.crop)}${cutName(cut)}${width}`;

  const resized = async ({ picture, width, cut }: DrawingOrder) =>
    (await open(picture, cut))?.resize({ width, withoutEnlargement: true });

  async function drawAvif(wanted: DrawingOrder): Promise<void> {
    await once(`${nameOf(wanted)}.avif`, async () =>
      (await resized(wanted))?.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer(),
    );
  }

  async function passOn({ hash, mime }: Picture): Promise<Drawn | undefined> {
    const bytes = await originals.read(hash);
    return bytes && { bytes, mime };
  }

  return {
    drawAvif,

    /** In the first of the formats that is there already, or worth being drawn. */
    async shrink(
      picture: Picture,
      width: number,
      formats: readonly PictureFormat[],
      cut?: Cut,
    ): Promise<Drawn | undefined> {
      if (isPassedOn(picture)) return passOn(picture);
      const wanted = { picture, width, cut };
      const name = nameOf(wanted);
      if (formats[0] === 'avif') {
        const ready = await readWhole(`${name}.avif`);
        if (ready) return { bytes: ready, mime: 'image/avif' };
        // The visitor does not wait: the next one gets it.
        if (isWorthAvif(name)) void order(wanted).catch(() => {});
      }
      if (formats.includes('webp')) {
        const bytes = await once(`${name}.webp`, async () =>
          (await resized(wanted))?.webp({ quality: WEBP_QUALITY }).toBuffer(),
        );
        return bytes && { bytes, mime: 'image/webp' };
      }
      // See-through pictures stay so.
      const isPng = picture.mime !== 'image/jpeg';
      const bytes = await once(`${name}.${isPng ? 'png' : 'jpg'}`, async () => {
        const drawn = await resized(wanted);
        return (isPng ? drawn?.png() : drawn?.jpeg({ quality: WEBP_QUALITY, mozjpeg: true }))?.toBuffer();
      });
      return bytes && { bytes, mime: isPng ? 'image/png' : 'image/jpeg' };
    },

    /** A few of its pixels, to be seen until it has come. What one sees through would be seen through them. */
    async blur(picture: Picture): Promise<string> {
      if (isPassedOn(picture)) return '';
      const drawn = await turns(async () => {
        const upright = await open(picture);
        if (!upright || (await upright.metadata()).hasAlpha) return undefined;
        const side = BLUR_SIDE_PX;
        return upright
          .resize({ width: side, height: side, fit: 'inside' })
          .webp({ quality: BLUR_QUALITY })
          .toBuffer();
      });
      return drawn?.toString('base64') ?? '';
    },

    /** All its pixels in its own format. */
    async full(picture: Picture): Promise<Drawn | undefined> {
      if (isPassedOn(picture)) return passOn(picture);
      const format = picture.mime.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
      const bytes = await once(`${picture.hash}-${cropName(picture.crop)}full.${format}`, async () =>
        (await open(picture))?.toFormat(format, format === 'png' ? {} : { quality: FULL_QUALITY }).toBuffer(),
      );
      return bytes && { bytes, mime: picture.mime };
    },
  };
}

export type Pictures = ReturnType<typeof makePictures>;

function cropName(crop: Crop | null): string {
  return crop ? `${[crop.x, crop.y, crop.width, crop.height].map((part) => part.toFixed(4)).join('_')}-` : '';
}

function cutName(cut: Cut | undefined): string {
  return cut ? `${cut.shape}_${focusText(cut.focus)}-` : '';
}
