import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPLATES } from '#site/templates/index.ts';
import type { TemplatePicture } from '#site/templates/template.ts';
import { TEMPLATES_FOLDER } from '../sites/new-site.ts';
import type { PictureSource } from './source.ts';

const PAGE_SIZE = 24;

interface Drawn extends TemplatePicture {
  id: string;
  path: string;
  words: string;
}

/** What the templates are illustrated with. It came with the product, so nobody has to be named. */
export function makeDrawnPictures(): PictureSource {
  const all: readonly Drawn[] = TEMPLATES.flatMap((template) =>
    template.pictures.map((picture) => ({
      ...picture,
      id: `${template.id}-${picture.name}`,
      path: join(TEMPLATES_FOLDER, template.id, picture.file),
      words: `${picture.name} ${picture.alt} ${template.name}`.toLowerCase(),
    })),
  );
  const byId = new Map(all.map((picture) => [picture.id, picture]));

  return {
    id: 'drawn',
    async search(words, page) {
      const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
      const found = all.filter((picture) => asked.every((word) => picture.words.includes(word)));
      return {
        pictures: found
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map(({ id, alt, width, height }) => ({ id, alt, width, height, credit: '' })),
        hasMore: found.length > page * PAGE_SIZE,
      };
    },
    async preview(id) {
      const picture = byId.get(id);
      return picture && readFile(picture.path);
    },
    async take(id) {
      const picture = byId.get(id);
      if (!picture) return undefined;
      const { name, alt, focalPoint } = picture;
      const bytes = await readFile(picture.path);
      return { fileName: `${name}.jpg`, bytes, alt, focalPoint, credit: '', licence: 'own' };
    },
  };
}
