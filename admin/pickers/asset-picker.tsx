import { Button, FileButton, Modal, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { PictureSourceId } from '#core/assets/picture-sources.ts';
import { TOP_FOLDER } from '#core/assets/folders.ts';
import { ACCEPT } from '#core/assets/types.ts';
import type { Asset } from '#contract/content/assets.ts';
import { SearchBox } from '../kit/lists/search-box.tsx';
import { useSearch } from '../kit/lists/use-search.ts';
import { ShowMore } from '../kit/lists/show-more.tsx';
import { sentenceOf } from '../http/problem.ts';
import { FolderBar } from './assets/folder-bar.tsx';
import { assetsQuery } from './assets/queries.ts';
import { SourcePictures, sourcesQuery } from './assets/source-pictures.tsx';
import { Tile } from './assets/tile.tsx';
import { UploadLine } from './uploads/upload-tray.tsx';
import { useDrop } from './uploads/use-drop.ts';
import { useUpload } from './uploads/use-upload.ts';
import { say } from './words.ts';
import classes from './assets/assets.module.css';

type PickerProps = { kind: 'image' | 'video' | 'audio' | 'any'; onClose: () => void } & (
  | { onPick: (asset: Asset) => void }
  /** Several at once, as many as there is room for, in the order they were chosen; `added` were uploaded here. */
  | { onPickMany: (assets: readonly Asset[], added: ReadonlySet<string>) => void; room: number }
);

const SOURCE_WORDS = { own: 'ownFiles', drawn: 'illustrations', photos: 'photos' } as const;

/** Chooses of the site's files, or new ones: what is uploaded here is chosen at once. */
export function AssetPicker(props: PickerProps) {
  const { kind, onClose } = props;
  const isMany = 'onPickMany' in props;
  const [chosen, setChosen] = useState<readonly Asset[]>([]);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const room = isMany ? props.room : 1;
  const isChosen = (asset: Asset) => chosen.some(({ id }) => id === asset.id);
  const onPick = (asset: Asset) => {
    if (!isMany) return props.onPick(asset);
    setChosen((before) =>
      before.some(({ id }) => id === asset.id)
        ? before.filter(({ id }) => id !== asset.id)
        : before.length < room
          ? [...before, asset]
          : before,
    );
  };
  const [folder, setFolder] = useState(TOP_FOLDER);
  const search = useSearch();
  const { words } = search;
  const list = useInfiniteQuery(
    assetsQuery({ folder, search: words, kind: kind === 'any' ? undefined : kind, isDeleted: false }),
  );
  const { data, error, isPending } = list;
  const sources = useQuery({ ...sourcesQuery, enabled: kind === 'image' });
  const [source, setSource] = useState<PictureSourceId | 'own'>('own');
  const takeIn = (asset: Asset) => {
    setAdded((before) => new Set([...before, asset.id]));
    if (kind === 'any' || asset.kind === kind) onPick(asset);
  };
  const { items, upload } = useUpload(takeIn);
  const accepts = kind === 'image' ? 'image' : 'any';
  const take = (files: readonly File[]) => upload(isMany ? files : files.slice(0, 1), { folder, accepts });
  const isOver = useDrop(take);
  // A keyboard on the screen would cover the pictures.
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const files = data?.pages.flatMap((page) => page.assets) ?? [];
  const waiting = items.filter(({ state }) => state !== 'done' && state !== 'cancelled');
  return (
    <Modal
      opened
      size="xl"
      title={isMany ? say('chooseSeveral', { kind }) : say('chooseOne', { kind })}
      onClose={onClose}
    >
      <div className={classes.pickerTools}>
        <SearchBox
          {...(!isTouch && { 'data-autofocus': true })}
          aria-label={say('searchFiles')}
          placeholder={say('searchByNameOr')}
          search={search}
        />
        {isMany ? (
          <FileButton accept={ACCEPT[accepts]} multiple onChange={take}>
            {(button) => <UploadButton {...button} />}
          </FileButton>
        ) : (
          <FileButton
            accept={kind === 'video' || kind === 'audio' ? `${kind}/*` : ACCEPT[accepts]}
            onChange={(file) => file && take([file])}
          >
            {(button) => <UploadButton {...button} />}
          </FileButton>
        )}
      </div>
      {sources.data && (
        <SegmentedControl
          className={classes.pickerSources}
          aria-label={say('picturesFrom')}
          value={source}
          data={(['own', ...sources.data] as const).map((value) => ({
            value,
            label: say(SOURCE_WORDS[value]),
          }))}
          onChange={setSource}
        />
      )}
      <div className={classes.pickerBody} data-over={isOver || undefined}>
        {waiting.length > 0 && (
          <ul className={classes.trayList}>
            {waiting.map((item) => (
              <UploadLine key={item.key} item={item} />
            ))}
          </ul>
        )}
        {source !== 'own' && (
          <SourcePictures
            source={source}
            words={words}
            folder={folder}
            onTaken={(asset) => {
              takeIn(asset);
              setSource('own');
            }}
          />
        )}
        {source === 'own' && data?.pages[0] && words === '' && (
          <FolderBar all={data.pages[0].folders} folder={folder} onOpen={setFolder} />
        )}
        {source === 'own' && isPending && <Skeleton height={240} />}
        {error && <Text role="alert">{sentenceOf(error)}</Text>}
        {source === 'own' && data && files.length === 0 && (
          <Text role="status" className="quiet">
            {words === '' ? say('dropHere', { kind }) : say('noneHasWords', { kind, words })}
          </Text>
        )}
        {source === 'own' && (
          <>
            <ul className={classes.grid} aria-label={say('files')}>
              {files.map((asset) => (
                <Tile
                  key={asset.id}
                  asset={asset}
                  isSelected={isMany && isChosen(asset)}
                  onOpen={() => onPick(asset)}
                  {...(isMany && { onSelect: () => onPick(asset) })}
                />
              ))}
            </ul>
            <ShowMore list={list} />
          </>
        )}
      </div>
      {isMany && (
        <div className={classes.pickerFoot}>
          <Text role="status" className="quiet">
            {chosen.length === 0
              ? say('chooseUpToRoom', { room })
              : say(chosen.length === room ? 'chosenAll' : 'chosenSoMany', { count: chosen.length })}
          </Text>
          <Button disabled={chosen.length === 0} onClick={() => props.onPickMany(chosen, added)}>
            {chosen.length === 0
              ? say('addSeveral', { kind })
              : say('addCount', { count: chosen.length, kind })}
          </Button>
        </div>
      )}
    </Modal>
  );
}

function UploadButton(button: { onClick: () => void }) {
  return (
    <Button {...button} leftSection={<Upload size={16} />}>
      {say('upload')}
    </Button>
  );
}
