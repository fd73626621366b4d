import type { LoadFromWeb } from '../assets/pictures/from-web.ts';
import type { AssetService } from '../assets/service.ts';
import type { FetchPicture } from './wordpress/wxr-run.ts';

const MAX_PICTURE_BYTES = 30_000_000;

/** Gets pictures from where a site used to be. */
export function makeFetchPicture(deps: { assets: AssetService; load: LoadFromWeb }): FetchPicture {
  return async (siteId, address, alt) => {
    if (!URL.canParse(address)) return 'It is not an address on the web.';
    const url = new URL(address);
    const bytes = await deps.load(url, { bytes: MAX_PICTURE_BYTES });
    if (typeof bytes === 'string') return bytes;
    const name = nameIn(url).slice(-100) || 'picture';
    try {
      return await deps.assets.addImage(siteId, { name, bytes, alt: alt.slice(0, 300) });
    } catch {
      return 'It is not a picture that browsers show.';
    }
  };
}

/** Old systems wrote names in encodings of their own, which are no text today. */
function nameIn({ pathname }: URL): string {
  const written = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written.replaceAll(/%[\da-f]{0,2}/gi, '');
  }
}
