import { AudioLines, File, FileText, Film } from 'lucide-react';
import { extensionOf } from '#core/assets/types.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { Asset } from '#contract/content/assets.ts';
import classes from './assets.module.css';

const ICONS = { image: File, audio: AudioLines, video: Film, file: FileText } as const;

/** A picture as it is, anything else as a sign of its kind. */
export function Thumbnail({ asset, width = 300 }: { asset: Asset; width?: 100 | 300 | 750 }) {
  if (asset.src === '' || asset.deletedAt !== null) {
    const Icon = ICONS[asset.kind];
    return (
      <span className={classes.sign} aria-hidden="true">
        <Icon size={28} strokeWidth={1.4} />
        <span>{extensionOf(asset.name).slice(0, 5)}</span>
      </span>
    );
  }
  return <img className={classes.picture} src={renditionUrl(asset.src, width)} alt="" loading="lazy" />;
}
