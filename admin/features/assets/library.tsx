import {
  ActionIcon,
  Button,
  FileButton,
  Group,
  NativeSelect,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FolderPlus, LayoutGrid, List as ListIcon, Search, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { pathIn, TOP_FOLDER } from '#core/assets/folders.ts';
import { LICENCE_WORDS, LICENCES } from '#core/assets/licences.ts';
import { formatStorageLimit } from '#core/assets/limits.ts';
import { ASSET_KINDS, type AssetKind } from '#core/assets/types.ts';
import { formatFileSize } from '#core/assets/file-size.ts';
import { UNABLE_TO_LOAD } from '#core/messages/connection.ts';
import { assets, type Asset } from '#contract/assets.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { PublishButton } from '../../panels/publish/publish-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Detail } from './detail.tsx';
import { FolderBar } from '../../pickers/assets/folder-bar.tsx';
import { FolderDialog } from '../../pickers/assets/folder-dialogs.tsx';
import { assetsQuery, type AssetFilter } from '../../pickers/assets/queries.ts';
import { selectNext } from './select.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Tile } from '../../pickers/assets/tile.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { UploadTray } from '../../pickers/uploads/upload-tray.tsx';
import { useDeleteAssets } from './use-delete-assets.tsx';
import { useDrop } from '../../pickers/uploads/use-drop.ts';
import { useUpload } from '../../pickers/uploads/use-upload.ts';
import classes from '../../pickers/assets/assets.module.css';

const SEARCH_AFTER_MS = 250;
const KIND_WORDS: Record<AssetKind, string> = {
  image: 'Pictures',
  audio: 'Sound',
  video: 'Video',
  file: 'Other files',
};

/** All files of the site: found, arranged, uploaded and opened here. */
export function Library() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  const [kind, setKind] = useState<AssetKind>();
  const [isDeleted, setDeleted] = useState(false);
  const [query, setSearch] = useSearchParams();
  const folder = query.get('folder') ?? TOP_FOLDER;
  const licence = LICENCES.find((each) => each !== 'own' && each === query.get('licence'));
  const [view, setView] = useLocalStorage<'grid' | 'list'>({
    key: 'plinth-assets-view',
    defaultValue: 'grid',
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lastClicked, setLastClicked] = useState<string>();
  const [isAddingFolder, setAddingFolder] = useState(false);
  const filter: AssetFilter = { folder, search, kind, licence, isDeleted };
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(assetsQuery(filter));
  const files = data?.pages.flatMap((page) => page.assets) ?? [];
  const [first] = data?.pages ?? [];
  const { upload } = useUpload();
  const take = (given: readonly File[]) => upload(given, { folder });
  const isOver = useDrop(take, !isDeleted);
  const clear = () => setSelected(new Set());
  const show = (asset?: Asset) =>
    void navigate({ pathname: asset ? `/assets/${asset.id}` : '/assets', search: query.toString() });
  const { remove, question } = useDeleteAssets(() => {
    clear();
    show();
  });
  const goTo = (next: string) => {
    setSearch(next === TOP_FOLDER ? {} : { folder: next });
    clear();
  };
  const order = files.map((asset) => asset.id);
  const select = (asset: Asset, isRange: boolean) => {
    setSelected(selectNext(selected, { id: asset.id, from: lastClicked, isRange, order }));
    setLastClicked(asset.id);
  };
  const chosen = files.filter((asset) => selected.has(asset.id));
  const isFiltered = search !== '' || kind !== undefined || licence !== undefined;
  return (
    <Panel
      title={isDeleted ? 'Deleted files' : 'Assets'}
      actions={
        <Group gap="xs" wrap="nowrap">
          {!isDeleted && (
            <>
              <Button
                size="xs"
                variant="default"
                className={classes.roomy}
                leftSection={<FolderPlus size={16} />}
                onClick={() => setAddingFolder(true)}
              >
                New folder
              </Button>
              <ActionIcon
                size={30}
                variant="default"
                className={classes.tight}
                aria-label="New folder"
                onClick={() => setAddingFolder(true)}
              >
                <FolderPlus size={16} />
              </ActionIcon>
              <FileButton multiple onChange={take}>
                {(button) => (
                  <Button {...button} size="xs" leftSection={<Upload size={16} />}>
                    Upload
                  </Button>
                )}
              </FileButton>
            </>
          )}
          <span className={classes.roomy}>
            <PublishButton isSmall />
          </span>
        </Group>
      }
    >
      <div className={classes.tools}>
        <TextInput
          aria-label="Search files"
          placeholder="Search by name or description"
          type="search"
          leftSection={<Search size={16} />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Kind"
          value={licence ?? kind ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setKind(ASSET_KINDS.find((each) => each === value));
            setSearch({
              ...(folder !== TOP_FOLDER && { folder }),
              ...(LICENCES.some((each) => each === value) && { licence: value }),
            });
          }}
          data={[
            { value: '', label: 'All kinds' },
            ...ASSET_KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
            { value: 'licensed', label: LICENCE_WORDS.licensed },
            { value: 'preview', label: LICENCE_WORDS.preview },
          ]}
        />
        <SegmentedControl
          aria-label="View"
          value={view}
          onChange={(next) => setView(next === 'list' ? 'list' : 'grid')}
          data={[
            { value: 'grid', label: <LayoutGrid size={16} role="img" aria-label="Grid" display="block" /> },
            { value: 'list', label: <ListIcon size={16} role="img" aria-label="List" display="block" /> },
          ]}
        />
      </div>
      {!isDeleted && <UnfinishedUploads onChosen={(file, plan) => upload([file], plan)} />}
      {first && !isFiltered && !isDeleted && <FolderBar all={first.folders} folder={folder} onOpen={goTo} />}
      {selected.size > 0 && (
        <SelectionBar
          files={chosen}
          folders={first?.folders ?? []}
          isDeleted={isDeleted}
          onAll={() => setSelected(new Set(order))}
          onClear={clear}
          onDelete={() => remove(chosen)}
        />
      )}
      {isPending && <GridSkeleton />}
      {error && (
        <Stack gap="xs" role="alert" align="flex-start">
          <Text>{sentenceOf(error)}</Text>
          <Button variant="default" onClick={() => void refetch()}>
            {UNABLE_TO_LOAD}
          </Button>
        </Stack>
      )}
      {files.length > 0 && (
        <ul className={view === 'grid' ? classes.grid : classes.list} aria-label="Files">
          {files.map((asset) => (
            <Tile
              key={asset.id}
              asset={asset}
              isSelected={selected.has(asset.id)}
              onOpen={() => (isDeleted ? select(asset, false) : show(asset))}
              onSelect={(isRange) => select(asset, isRange)}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {data && files.length === 0 && (
        <Empty
          words={search}
          isDeleted={isDeleted}
          isFiltered={isFiltered}
          isTop={folder === TOP_FOLDER}
          onUpload={take}
        />
      )}
      {first && (
        <footer className={classes.foot}>
          <span>
            {formatFileSize(first.storage.used)} of {formatStorageLimit(first.storage.limit)} used
          </span>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => {
              setDeleted(!isDeleted);
              clear();
            }}
          >
            {isDeleted ? 'Back to all files' : 'Deleted files'}
          </Button>
        </footer>
      )}
      <UploadTray />
      {isOver && (
        <div className={classes.dropHint} aria-hidden="true">
          Drop to upload{folder !== TOP_FOLDER && ` to ${folder}`}
        </div>
      )}
      {isAddingFolder && (
        <FolderDialog
          title="New folder"
          action="Make folder"
          onSave={(name) => call(assets.addFolder, { body: { path: pathIn(folder, name) } })}
          onClose={(path) => {
            setAddingFolder(false);
            if (path !== undefined) goTo(path);
          }}
        />
      )}
      {id !== undefined && <Detail id={id} onClose={() => show()} onDelete={(asset) => remove([asset])} />}
      {question}
    </Panel>
  );
}

function Empty(props: {
  words: string;
  isDeleted: boolean;
  isFiltered: boolean;
  isTop: boolean;
  onUpload: (files: File[]) => void;
}) {
  const { words, isDeleted, isFiltered, isTop, onUpload } = props;
  if (words !== '') return <Text role="status">No file has “{words}” in its name or description.</Text>;
  if (isFiltered) return <Text role="status">There are no files of this kind here.</Text>;
  if (isDeleted) return <Text role="status">No files were deleted in the last 30 days.</Text>;
  return (
    <div className={classes.empty}>
      <Text fw={550}>{isTop ? 'No files yet' : 'This folder is empty'}</Text>
      <Text className="quiet">Drop pictures, PDFs or sound anywhere in this window, or choose them.</Text>
      <FileButton multiple onChange={onUpload}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<Upload size={16} />}>
            Choose files
          </Button>
        )}
      </FileButton>
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className={classes.grid} aria-busy="true" aria-label="Loading files">
      {Array.from({ length: 12 }, (_, i) => (
        <Skeleton key={i} height={150} />
      ))}
    </div>
  );
}
