import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureName, type Colour, type Language } from './kinds-of-look.ts';

/** How many stand beside and below each other, and how large: so that small words can still be read. */
const LAYOUTS: Readonly<Record<number, { columns: number; rows: number; scale: number }>> = {
  390: { columns: 5, rows: 2, scale: 0.75 },
  768: { columns: 3, rows: 2, scale: 0.65 },
  1440: { columns: 2, rows: 3, scale: 0.52 },
};
const [LABEL, GAP] = [22, 8];

/** Puts the pictures of one walk together, named by their screens. */
export async function makeSheets(
  folder: string,
  walk: { language: Language; width: number; colour: Colour },
): Promise<void> {
  const begin = `${pictureName(walk, walk.colour)}-`;
  const { columns, rows, scale } = LAYOUTS[walk.width] ?? { columns: 2, rows: 2, scale: 0.5 };
  const files = readdirSync(folder).filter((file) => file.startsWith(begin) && file.endsWith('.png'));
  for (let from = 0; from < files.length; from += columns * rows) {
    const some = files.slice(from, from + columns * rows);
    const number = String(from / (columns * rows) + 1).padStart(2, '0');
    await sheet(
      join(folder, `sheet-${begin}${number}.png`),
      some.map((file) => ({ path: join(folder, file), name: file.slice(begin.length, -'.png'.length) })),
      { columns, scale },
    );
    for (const file of some) rmSync(join(folder, file));
  }
}

async function sheet(
  path: string,
  pictures: readonly { path: string; name: string }[],
  { columns, scale }: { columns: number; scale: number },
): Promise<void> {
  const drawn = await Promise.all(
    pictures.map(async (picture) => {
      const { width, height } = await sharp(picture.path).metadata();
      const small = sharp(picture.path).resize(Math.round(width * scale), Math.round(height * scale));
      const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
      return { name: picture.name, data, width: info.width, height: info.height };
    }),
  );
  const cell = { width: (drawn[0]?.width ?? 1) + GAP, height: (drawn[0]?.height ?? 1) + LABEL + GAP };
  const layers = drawn.flatMap(({ name, data, width }, index) => {
    const [left, top] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    return [
      { input: Buffer.from(label(name, width)), left, top },
      { input: data, left, top: top + LABEL },
    ];
  });
  await sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(drawn.length / columns) * cell.height,
      channels: 3,
      background: '#888',
    },
  })
    .composite(layers)
    .png()
    .toFile(path);
}

const label = (name: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><rect width="100%" height="100%" fill="#333"/><text x="4" y="16" font-size="14" fill="#fff" font-family="sans-serif">${name}</text></svg>`;
