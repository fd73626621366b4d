import { join } from 'node:path';
import { templateOf } from '#site/templates/index.ts';
import type { Template } from '#site/templates/template.ts';
import { projectDir } from '../project-dir.ts';
import { openSharp } from '../assets/pictures/open-sharp.ts';

const FOLDER = join(projectDir, 'site/templates');
const PATH = /^\/templates\/([a-z-]+)\.webp$/;
const SIZE = { width: 800, height: 600 };
const WEBP_QUALITY = 78;

export const templatePicturePath = ({ id }: Template) => `/templates/${id}.webp`;

/** What each template looks like: the picture that opens its home page, made small once. */
export function makeTemplatePictures() {
  const made = new Map<string, Promise<Buffer>>();
  return async (path: string): Promise<Buffer | undefined> => {
    const template = templateOf(PATH.exec(path)?.[1] ?? '');
    const shown = template?.pictures.find(({ name }) => name === template.picture);
    if (!template || !shown) return undefined;
    const known = made.get(template.id) ?? shrink(join(FOLDER, template.id, shown.file));
    made.set(template.id, known);
    known.catch(() => made.delete(template.id));
    return known;
  };
}

async function shrink(path: string): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(path).resize(SIZE).webp({ quality: WEBP_QUALITY }).toBuffer();
}
