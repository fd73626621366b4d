import type { Asset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import { readEmbed } from '#core/video/embed.ts';
import { lookupAddress, readLookup } from '#core/video/lookup.ts';
import type { Actor } from '../../content/service.ts';
import type { LoadFromWeb } from './from-web.ts';
import type { AssetService } from '../service.ts';

const MAX_ANSWER_BYTES = 100_000;
const MAX_PICTURE_BYTES = 5_000_000;

/**
 * Takes the picture that a provider shows before a video into the site's own files. The server asks, when an owner
 * wants it; no visitor's browser ever does.
 */
export function makeVideoPictures(deps: { assets: Pick<AssetService, 'add'>; load: LoadFromWeb }) {
  const { assets, load } = deps;
  return {
    async take(actor: Actor, pasted: string): Promise<{ asset: Asset; title: string } | Failure> {
      const address = lookupAddress(readEmbed(pasted));
      const answer = address && (await load(new URL(address), { bytes: MAX_ANSWER_BYTES }));
      const told = Buffer.isBuffer(answer) ? readLookup(answer.toString('utf8')) : undefined;
      const bytes = told && (await load(new URL(told.picture), { bytes: MAX_PICTURE_BYTES }));
      if (!told || !Buffer.isBuffer(bytes)) return fail('noVideoPicture');
      const plan = { folder: '', accepts: 'image' as const };
      const kept = await assets.add(actor, `${nameFrom(told.title)}.jpg`, plan, bytes);
      return kept instanceof Failure ? fail('noVideoPicture') : { asset: kept.asset, title: told.title };
    },
  };
}

export type VideoPictures = ReturnType<typeof makeVideoPictures>;

function nameFrom(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? 'video' : words;
}
