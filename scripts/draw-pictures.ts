// Draws the templates' pictures: `node scripts/draw-pictures.ts [template] [name]`; without names, all of them.
import { mkdir, writeFile } from 'node:fs/promises';
import { drawPicture } from '#site/templates/pictures/draw.ts';
import { pictureSets } from '#site/templates/pictures/sets.ts';

const [template, name] = process.argv.slice(2);

const sets = pictureSets.filter((set) => !template || set.template === template);
if (sets.length === 0) {
  const known = pictureSets.map((set) => set.template).join(', ');
  throw new Error(`There is no template "${template}". There are: ${known}.`);
}

for (const set of sets) {
  const folder = new URL(`../site/templates/${set.template}/pictures/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const wanted = set.pictures.filter((picture) => !name || picture.name === name);
  if (wanted.length === 0) throw new Error(`${set.template} has no picture "${name}".`);
  for (const picture of wanted) {
    const { bytes, quality } = await drawPicture(set, picture);
    await writeFile(new URL(picture.file, folder), bytes);
    console.log(
      `${set.template}/${picture.file}  ${Math.round(bytes.length / 1000)} KB at quality ${quality}`,
    );
  }
}
