import { ActionIcon, Button, FileButton, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { FolderPlus, LayoutGrid, List as ListIcon, Upload } from 'lucide-react';
import { LICENCE_WORDS } from '#core/assets/licences.ts';
import { ASSET_KINDS, type AssetKind } from '#core/assets/types.ts';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { PublishButton } from '../../panels/publish/publish-button.tsx';
import type { LibraryFilter } from './use-library-filter.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../../pickers/assets/assets.module.css';

export type LibraryView = 'grid' | 'list';

const KIND_WORDS: Record<AssetKind, string> = {
  image: say('pictures'),
  audio: say('sound'),
  video: say('video'),
  file: say('otherFiles'),
};

/** Adding to the library, and publishing: beside so wide an area there is no site with a button for it. */
export function LibraryActions(props: {
  isDeleted: boolean;
  onAddFolder: () => void;
  onUpload: (files: File[]) => void;
}) {
  const { isDeleted, onAddFolder, onUpload } = props;
  return (
    <Group gap="xs" wrap="nowrap">
      {!isDeleted && (
        <>
          <Button
            size="xs"
            variant="default"
            className={classes.roomy}
            leftSection={<FolderPlus size={16} />}
            onClick={onAddFolder}
          >
            {say('newFolder')}
          </Button>
          <ActionIcon
            size={30}
            variant="default"
            className={classes.tight}
            aria-label={say('newFolder')}
            onClick={onAddFolder}
          >
            <FolderPlus size={16} />
          </ActionIcon>
          <FileButton multiple onChange={onUpload}>
            {(button) => (
              <Button {...button} size="xs" leftSection={<Upload size={16} />}>
                {say('upload')}
              </Button>
            )}
          </FileButton>
        </>
      )}
      <span className={classes.roomy}>
        <PublishButton isSmall isAside />
      </span>
    </Group>
  );
}

/** What of the library is shown, and how. */
export function LibraryTools(props: {
  filter: LibraryFilter;
  view: LibraryView;
  onView: (view: LibraryView) => void;
}) {
  const { filter, view, onView } = props;
  return (
    <div className={classes.tools}>
      <SearchBox aria-label={say('searchFiles')} placeholder={say('searchByNameOr')} search={filter.search} />
      <NativeSelect
        aria-label={say('kind')}
        value={filter.kindOrLicence}
        onChange={({ currentTarget: { value } }) => filter.setKindOrLicence(value)}
        data={[
          { value: '', label: say('allKinds') },
          ...ASSET_KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
          { value: 'licensed', label: declared(LICENCE_WORDS.licensed) },
        ]}
      />
      <SegmentedControl
        aria-label={say('view')}
        value={view}
        onChange={(next) => onView(next === 'list' ? 'list' : 'grid')}
        data={[
          {
            value: 'grid',
            label: <LayoutGrid size={16} role="img" aria-label={say('grid')} display="block" />,
          },
          {
            value: 'list',
            label: <ListIcon size={16} role="img" aria-label={say('list')} display="block" />,
          },
        ]}
      />
    </div>
  );
}
