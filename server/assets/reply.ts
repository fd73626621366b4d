import { kindOf } from '#core/assets/types.ts';
import { FILES_PATH } from '#core/assets/names.ts';
import { imagePath } from '#core/images/images.ts';
import type { Asset } from '#contract/content/assets.ts';
import type { AssetRow } from './store.ts';

export function toAsset(row: AssetRow): Asset {
  const kind = kindOf(row.mime);
  return {
    id: row.id,
    name: row.name,
    kind,
    mime: row.mime,
    size: row.size,
    width: row.width,
    height: row.height,
    version: row.version,
    folder: row.folder,
    alt: row.alt,
    focalPoint: { x: row.focalX, y: row.focalY },
    crop: row.crop,
    blur: row.blur,
    licence: row.licence,
    credit: row.credit,
    src: kind === 'image' ? srcOf(row) : '',
    path: FILES_PATH + addressOf(row),
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

export function srcOf(row: AssetRow): string {
  return imagePath({ id: row.id, version: row.version, name: addressOf(row) });
}

/** Pictures of before there were names of their own are known by the name they came with. */
function addressOf({ fileName, name }: AssetRow): string {
  return fileName ?? name;
}
