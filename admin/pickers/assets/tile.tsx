import { Checkbox, UnstyledButton } from '@mantine/core';
import { LICENCE_WORDS } from '#core/assets/licences.ts';
import { formatFileSize } from '#core/assets/file-size.ts';
import type { Asset } from '#contract/content/assets.ts';
import { Thumbnail } from './thumbnail.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './assets.module.css';

/** One file in the grid or in the list: its picture opens it, its box selects it. */
export function Tile(props: {
  asset: Asset;
  isSelected?: boolean;
  onOpen: () => void;
  onSelect?: (isRange: boolean) => void;
}) {
  const { asset, isSelected = false, onOpen, onSelect } = props;
  const size = asset.width && asset.height ? `${asset.width} × ${asset.height}` : '';
  return (
    <li className={classes.tile} data-selected={isSelected || undefined}>
      {onSelect && (
        <Checkbox
          className={classes.tick}
          aria-label={say('selectName', { name: asset.name })}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      )}
      <UnstyledButton className={classes.tileButton} data-row title={asset.name} onClick={onOpen}>
        <span className={classes.frame}>
          <Thumbnail asset={asset} />
        </span>
        <span className={classes.tileName}>{asset.name}</span>
        <span className={classes.tileFacts}>
          {asset.licence === 'own' ? (
            <>
              <span>{size}</span>
              <span>{formatFileSize(asset.size)}</span>
            </>
          ) : (
            <span>{declared(LICENCE_WORDS[asset.licence])}</span>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
}
