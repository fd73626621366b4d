import type { Asset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import { MAX_PIXELS } from '#core/assets/limits.ts';
import { openSharp } from '../assets/pictures/open-sharp.ts';
import type { AssetService } from '../assets/service.ts';
import type { Actor } from '../content/service.ts';
import { makeAsk } from '../outbound/ask.ts';
import { isPrivateAddress } from '../outbound/private-addresses.ts';
import { makeDrawnPictures } from './drawn-pictures.ts';
import { makePexels } from './pexels.ts';
import { SourceSilent, type PictureSource } from './source.ts';

const PREVIEW_SIZE = 360;

export interface PhotoOptions {
  url: string;
  /** Without a key there are no photographs. */
  key: string | undefined;
}

/** Every source of this server: illustrations always, photographs where the operator has a key. */
export function openSources(options: {
  photos: PhotoOptions | undefined;
  allowsPrivate: boolean;
}): readonly PictureSource[] {
  const { photos, allowsPrivate } = options;
  if (!photos?.key) return [makeDrawnPictures()];
  const ask = makeAsk({ mayReach: (address) => allowsPrivate || !isPrivateAddress(address) });
  return [makeDrawnPictures(), makePexels({ ...photos, key: photos.key, ask })];
}

/** Pictures that owners take from elsewhere into their own files. */
export function makePictureSources(deps: {
  sources: readonly PictureSource[];
  assets: Pick<AssetService, 'add' | 'library'>;
}) {
  const { sources, assets } = deps;

  async function ask<T>(id: string, work: (source: PictureSource) => Promise<T | undefined>) {
    const source = sources.find((one) => one.id === id);
    if (!source) return fail('notFound');
    try {
      return (await work(source)) ?? fail('notFound');
    } catch (error) {
      if (error instanceof SourceSilent) return fail('picturesSilent');
      throw error;
    }
  }

  return {
    list: () => ({ sources: sources.map(({ id }) => id) }),

    search: (source: string, words: string, page: number) => ask(source, (one) => one.search(words, page)),

    async preview(source: string, id: string): Promise<Buffer | Failure> {
      const bytes = await ask(source, (one) => one.preview(id));
      if (bytes instanceof Failure) return bytes;
      const sharp = await openSharp();
      return sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 74 })
        .toBuffer()
        .catch(() => fail('picturesSilent'));
    },

    async take(
      actor: Actor,
      { source, id }: { source: string; id: string },
      folder: string,
    ): Promise<{ asset: Asset } | Failure> {
      const taken = await ask(source, (one) => one.take(id));
      if (taken instanceof Failure) return taken;
      const { fileName, bytes, alt, focalPoint, credit, licence } = taken;
      const kept = await assets.add(actor, fileName, { folder, accepts: 'image' }, bytes);
      if (kept instanceof Failure) return kept;
      const said = { alt, credit, licence, ...(focalPoint && { focalPoint }) };
      const asset = await assets.library.update(actor, kept.asset.id, said);
      return asset instanceof Failure ? asset : { asset };
    },
  };
}

export type PictureSources = ReturnType<typeof makePictureSources>;
