import { Button, FileButton, Modal, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search, Upload } from 'lucide-react';
import { useState } from 'react';
import { TOP_FOLDER } from '#core/assets/folders.ts';
import { ACCEPT } from '#core/assets/types.ts';
import type { Asset } from '#contract/assets.ts';
import { sentenceOf } from '../http/problem.ts';
import { FolderBar } from './folder-bar.tsx';
import { assetsQuery } from './queries.ts';
import { Tile } from './tile.tsx';
import { UploadLine } from './upload-tray.tsx';
import { useDrop } from './use-drop.ts';
import { useUpload } from './use-upload.ts';
import classes from './assets.module.css';

const SEARCH_AFTER_MS = 250;

/** Chooses one of the site's files, or a new one: what is uploaded here is chosen at once. */
export function AssetPicker(props: {
  kind: 'image' | 'any';
  onPick: (asset: Asset) => void;
  onClose: () => void;
}) {
  const { kind, onPick, onClose } = props;
  const [folder, setFolder] = useState(TOP_FOLDER);
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  const { data, error, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery(
    assetsQuery({ folder, search, kind: kind === 'image' ? 'image' : undefined, isDeleted: false }),
  );
  const { items, upload } = useUpload(onPick);
  const take = (files: readonly File[]) => upload(files.slice(0, 1), { folder, accepts: kind });
  const isOver = useDrop(take);
  const files = data?.pages.flatMap((page) => page.assets) ?? [];
  const waiting = items.filter(({ state }) => state !== 'done' && state !== 'cancelled');
  const noun = kind === 'image' ? 'picture' : 'file';
  return (
    <Modal opened size="xl" title={`Choose a ${noun}`} onClose={onClose}>
      <div className={classes.pickerTools}>
        <TextInput
          data-autofocus
          aria-label="Search files"
          placeholder="Search by name or description"
          type="search"
          leftSection={<Search size={16} />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <FileButton accept={ACCEPT[kind]} onChange={(file) => file && take([file])}>
          {(button) => (
            <Button {...button} leftSection={<Upload size={16} />}>
              Upload
            </Button>
          )}
        </FileButton>
      </div>
      <div className={classes.pickerBody} data-over={isOver || undefined}>
        {waiting.length > 0 && (
          <ul className={classes.trayList}>
            {waiting.map((item) => (
              <UploadLine key={item.key} item={item} />
            ))}
          </ul>
        )}
        {data?.pages[0] && search === '' && (
          <FolderBar all={data.pages[0].folders} folder={folder} onOpen={setFolder} />
        )}
        {isPending && <Skeleton height={240} />}
        {error && <Text role="alert">{sentenceOf(error)}</Text>}
        {data && files.length === 0 && (
          <Text role="status" className="quiet">
            {search === ''
              ? `Drop a ${noun} here, or upload one.`
              : `No ${noun} has “${search}” in its name.`}
          </Text>
        )}
        <ul className={classes.grid} aria-label="Files">
          {files.map((asset) => (
            <Tile key={asset.id} asset={asset} onOpen={() => onPick(asset)} />
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="default" onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </Modal>
  );
}
