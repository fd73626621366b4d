import { Button, FileButton, Skeleton, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { pathIn, TOP_FOLDER } from '#core/assets/folders.ts';
import { formatStorageLimit } from '#core/assets/limits.ts';
import { formatFileSize } from '#core/assets/file-size.ts';
import { UNABLE_TO_LOAD } from '#core/messages/connection.ts';
import { assets, type Asset } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { Panel } from '../../kit/panel.tsx';
import { FolderBar } from '../../pickers/assets/folder-bar.tsx';
import { FolderDialog } from '../../pickers/assets/folder-dialogs.tsx';
import { assetsQuery } from '../../pickers/assets/queries.ts';
import { Tile } from '../../pickers/assets/tile.tsx';
import { UploadTray } from '../../pickers/uploads/upload-tray.tsx';
import { useDrop } from '../../pickers/uploads/use-drop.ts';
import { useUpload } from '../../pickers/uploads/use-upload.ts';
import { Detail } from './detail.tsx';
import { LibraryActions, LibraryTools, type LibraryView } from './library-tools.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { useDeleteAssets } from './use-delete-assets.tsx';
import { useLibraryFilter } from './use-library-filter.ts';
import { useSelection } from './use-selection.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../../pickers/assets/assets.module.css';

/** All files of the site: found, arranged, uploaded and opened here. */
export function Library() {
  const { id } = useParams();
  const navigate = useNavigate();
  const filter = useLibraryFilter();
  const { folder, isDeleted, isFiltered } = filter;
  const [view, setView] = useLocalStorage<LibraryView>({ key: 'plinth-assets-view', defaultValue: 'grid' });
  const [isAddingFolder, setAddingFolder] = useState(false);
  const list = useInfiniteQuery(assetsQuery(filter.asked));
  const files = list.data?.pages.flatMap((page) => page.assets) ?? [];
  const [first] = list.data?.pages ?? [];
  const { selected, select, selectAll, clear } = useSelection(files.map((asset) => asset.id));
  const chosen = files.filter((asset) => selected.has(asset.id));
  const { upload } = useUpload();
  const take = (given: readonly File[]) => upload(given, { folder });
  const isOver = useDrop(take, !isDeleted);
  const show = (asset?: Asset) =>
    void navigate({ pathname: asset ? `/assets/${asset.id}` : '/assets', search: filter.query });
  const { remove, question } = useDeleteAssets(() => {
    clear();
    show();
  });
  const goTo = (next: string) => {
    filter.goTo(next);
    clear();
  };
  return (
    <Panel
      title={isDeleted ? say('deletedFiles') : say('assets')}
      actions={
        <LibraryActions isDeleted={isDeleted} onAddFolder={() => setAddingFolder(true)} onUpload={take} />
      }
    >
      <LibraryTools filter={filter} view={view} onView={setView} />
      {!isDeleted && <UnfinishedUploads onChosen={(file, plan) => upload([file], plan)} />}
      {first && !isFiltered && !isDeleted && <FolderBar all={first.folders} folder={folder} onOpen={goTo} />}
      {selected.size > 0 && (
        <SelectionBar
          files={chosen}
          folders={first?.folders ?? []}
          isDeleted={isDeleted}
          onAll={selectAll}
          onClear={clear}
          onDelete={() => remove(chosen)}
        />
      )}
      {list.isPending && <GridSkeleton />}
      {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {files.length > 0 && (
        <ul className={view === 'grid' ? classes.grid : classes.list} aria-label={say('files')}>
          {files.map((asset) => (
            <Tile
              key={asset.id}
              asset={asset}
              isSelected={selected.has(asset.id)}
              onOpen={() => (isDeleted ? select(asset.id, false) : show(asset))}
              onSelect={(isRange) => select(asset.id, isRange)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} />
      {list.data && files.length === 0 && (
        <Empty
          words={filter.search.words}
          isDeleted={isDeleted}
          isFiltered={isFiltered}
          isTop={folder === TOP_FOLDER}
          onUpload={take}
        />
      )}
      {first && (
        <Foot
          storage={first.storage}
          isDeleted={isDeleted}
          onToggle={() => {
            filter.toggleDeleted();
            clear();
          }}
        />
      )}
      <UploadTray />
      {isOver && (
        <div className={classes.dropHint} aria-hidden="true">
          {folder === TOP_FOLDER ? say('dropToUpload') : say('dropToUploadTo', { folder })}
        </div>
      )}
      {isAddingFolder && (
        <FolderDialog
          title={say('newFolder')}
          action={say('makeFolder')}
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

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Stack gap="xs" role="alert" align="flex-start">
      <Text>{sentenceOf(error)}</Text>
      <Button variant="default" onClick={onRetry}>
        {declared(UNABLE_TO_LOAD)}
      </Button>
    </Stack>
  );
}

/** How much room is left, and the way to what was deleted. */
function Foot(props: { storage: { used: number; limit: number }; isDeleted: boolean; onToggle: () => void }) {
  const { storage, isDeleted, onToggle } = props;
  return (
    <footer className={classes.foot}>
      <span>
        {say('fileSizeOfStorageLimitUsed', {
          fileSize: formatFileSize(storage.used),
          storageLimit: formatStorageLimit(storage.limit),
        })}
      </span>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onToggle}>
        {isDeleted ? say('backToAllFiles') : say('deletedFiles')}
      </Button>
    </footer>
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
  if (words !== '') return <Text role="status">{say('noFileHasWords', { words })}</Text>;
  if (isFiltered) return <Text role="status">{say('thereAreNoFiles')}</Text>;
  if (isDeleted) return <Text role="status">{say('noFilesWereDeleted')}</Text>;
  return (
    <div className={classes.empty}>
      <Text fw={550}>{isTop ? say('noFilesYet') : say('thisFolderIsEmpty')}</Text>
      <Text className="quiet">{say('dropPicturesPDFsOr')}</Text>
      <FileButton multiple onChange={onUpload}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<Upload size={16} />}>
            {say('chooseFiles')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className={classes.grid} aria-busy="true" aria-label={say('loadingFiles')}>
      {Array.from({ length: 12 }, (_, i) => (
        <Skeleton key={i} height={150} />
      ))}
    </div>
  );
}
