import { Alert, Button, Skeleton, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ImagePlus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { itemsLimitMessage, MAX_ORDERABLE_ITEMS } from '#core/limits.ts';
import { AssetPicker } from '../../../pickers/asset-picker.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { useStage } from '../../../kit/stage.ts';
import { LateTiles } from '../../../fields/gallery/late-tiles.tsx';
import { PageDesign } from './page-design.tsx';
import { pictureTile } from './page-pictures.ts';
import { PictureDetails } from './picture-details.tsx';
import { UploadPlace } from '../../../fields/gallery/upload-place.tsx';
import { usePagePictures } from './use-page-pictures.ts';
import { say } from './words.ts';

/** A gallery page: its pictures, how they are laid out, and the plain list of what is in it. */
export function GalleryPageEditor({ collection, list }: { collection: CollectionEntry; list: ReactNode }) {
  return (
    <Tabs defaultValue="pictures" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="pictures">{say('pictures')}</Tabs.Tab>
        <Tabs.Tab value="design">{say('design')}</Tabs.Tab>
        <Tabs.Tab value="list">{say('list')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="pictures">
        <Pictures collection={collection} />
      </Tabs.Panel>
      <Tabs.Panel value="design">
        <PageDesign id={collection.id} path={collection.path} />
      </Tabs.Panel>
      <Tabs.Panel value="list">{list}</Tabs.Panel>
    </Tabs>
  );
}

function Pictures({ collection: { id, path } }: { collection: CollectionEntry }) {
  const { pictures, loadError, problem, kept, add, move, remove } = usePagePictures(id);
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const [isChoosing, picker] = useDisclosure(false);
  const { show, reload } = useStage();

  useEffect(() => show(path), [path, show]);
  useEffect(() => {
    if (kept > 0) reload();
  }, [kept, reload]);

  if (loadError) return <Alert color="red">{sentenceOf(loadError)}</Alert>;
  if (!pictures) return <Skeleton height={220} role="progressbar" aria-label={say('loadingPictures')} />;
  const place = pictures.findIndex((picture) => picture.id === open);
  const opened = pictures[place];
  const room = MAX_ORDERABLE_ITEMS - pictures.length;
  const moveTo = (from: number, to: number) => {
    const at = move(from, to);
    if (at !== undefined) setSaid(say('movedToPlaceAt', { at: at + 1, count: pictures.length }));
  };
  return (
    <>
      <Text size="sm" className="quiet">
        {say('countOfMaxOrderableItemsDrag', {
          count: pictures.length,
          maxOrderableItems: MAX_ORDERABLE_ITEMS,
        })}
      </Text>
      <UploadPlace isEmpty={pictures.length === 0} onArrived={(asset) => add([asset])}>
        <LateTiles tiles={pictures.map(pictureTile)} open={open} onOpen={setOpen} onMove={moveTo} />
      </UploadPlace>
      {opened && (
        <PictureDetails
          key={opened.id}
          id={opened.id}
          collectionId={id}
          place={place}
          count={pictures.length}
          onMove={(by) => moveTo(place, place + by)}
          onRemove={() => {
            setOpen(undefined);
            void remove(opened.id);
            setSaid(say('titleIsRemovedIt', { title: opened.title }));
          }}
        />
      )}
      <Button
        size="xs"
        mt={8}
        leftSection={<ImagePlus size={16} />}
        disabled={room <= 0}
        onClick={picker.open}
      >
        {say('addPictures')}
      </Button>
      <Text size="sm" mt={8} role="status">
        {room <= 0 && said === '' ? itemsLimitMessage() : said}
      </Text>
      {problem !== '' && (
        <Alert color="red" role="alert" mt={8}>
          {problem}
        </Alert>
      )}
      {isChoosing && (
        <AssetPicker
          kind="image"
          room={room}
          onPickMany={(assets) => {
            add(assets);
            picker.close();
          }}
          onClose={picker.close}
        />
      )}
    </>
  );
}
