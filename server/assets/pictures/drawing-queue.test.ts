import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Unavailable } from '../../database/unavailable.ts';
import { makeFolderStorage } from '../../storage/folder.ts';
import { useApp } from '../../testing/app.ts';
import { makeFiles } from '../files.ts';
import { aPicture } from '../testing/files.ts';
import { makeDrawingQueue } from './drawing-queue.ts';
import { makePictures } from './pictures.ts';

const kit = useApp();
const storage = makeFolderStorage(mkdtempSync(join(tmpdir(), 'plinth-drawing-')));
const originals = makeFiles(storage, 'originals');
const red = { hash: await originals.put(await aPicture()), mime: 'image/jpeg', frames: 1, crop: null };

/** Pictures as a node has them, and what it drew. */
function aNode(db: Pick<typeof kit.db, 'platform'> = kit.db) {
  const drawn: string[] = [];
  const renditions = makeFiles(storage, 'renditions');
  const write = (name: string, bytes: Buffer) => {
    drawn.push(name);
    return renditions.write(name, bytes);
  };
  const { inTurn } = makeDrawingQueue({ db: db as typeof kit.db, jobs: kit.app.services.jobs });
  const pictures = makePictures({ originals, renditions: { ...renditions, write }, inTurn });
  return { drawn, draw: (width: number) => pictures.shrink(red, width, ['webp']) };
}

test('of several nodes that are asked for a picture one draws it, and all have it', async () => {
  const nodes = [aNode(), aNode(), aNode()];
  const [first, ...others] = await Promise.all(nodes.map((node) => node.draw(120)));
  for (const other of others) expect(other?.bytes.equals(first?.bytes ?? Buffer.of())).toBe(true);
  expect(nodes.flatMap((node) => node.drawn)).toEqual([`${red.hash}-120.webp`]);
});

test('without the database each draws for itself', async () => {
  const transaction = () => Promise.reject(new Unavailable('The database is away.'));
  const node = aNode({ platform: { transaction } as never });
  expect((await node.draw(140))?.mime).toBe('image/webp');
  expect(node.drawn).toHaveLength(1);
});
