import { Button, Group, Input, Text } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { Clapperboard, ImagePlus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SlideValues } from '#blocks/gallery/fields.ts';
import { MAX_IMAGES_PER_GALLERY } from '#core/limits.ts';
import { movedTo } from '#core/moved-to.ts';
import type { Asset } from '#contract/content/assets.ts';
import { AssetPicker } from '../../pickers/asset-picker.tsx';
import type { ControlProps } from '../control/control.ts';
import { LateTiles } from './late-tiles.tsx';
import { SlideEditor } from './slide-editor.tsx';
import { addSlides, changeSlide, keysOf, pictureSlide, readSlides, tileOf, videoSlide } from './slides.ts';
import { UploadPlace } from './upload-place.tsx';
import { say } from './words.ts';

/** The pictures and videos of a gallery: added many at a time, dragged or moved by keys, opened one by one. */
export function SlidesControl({
  control,
  label,
  name,
  value,
  error,
  onChange,
  drawFields,
}: ControlProps<'slides'>) {
  const id = useId();
  const slides = readSlides(value);
  const keys = keysOf(slides);
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState('');
  const [isChoosing, picker] = useDisclosure(false);
  // A change may come while the one before is not drawn yet: an upload after the other, a field after the other.
  const latest = useRef(slides);
  useLayoutEffect(() => {
    latest.current = slides;
  });

  const set = (next: readonly SlideValues[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = (added: readonly SlideValues[]) => {
    const result = addSlides(latest.current, added, MAX_IMAGES_PER_GALLERY);
    set(result.slides);
    setSaid(result.left > 0 ? say('galleryIsFull', { most: MAX_IMAGES_PER_GALLERY, left: result.left }) : '');
  };
  const isFull = slides.length >= MAX_IMAGES_PER_GALLERY;

  const move = (from: number, to: number) => {
    const moved = slides[from];
    if (!moved) return;
    const next = movedTo(slides, from, to);
    const place = next.indexOf(moved);
    if (place === from) return;
    set(next);
    setSaid(say('moved', { place: place + 1, count: slides.length }));
    if (open === from) setOpen(place);
  };
  const pick = (assets: readonly Asset[], added: ReadonlySet<string>) => {
    add(assets.map((asset) => pictureSlide(asset, added.has(asset.id))));
    picker.close();
  };
  const opened = open === undefined ? undefined : slides[open];
  return (
    <Input.Wrapper
      label={label}
      description={say('sortHelp', {
        count: slides.length,
        most: MAX_IMAGES_PER_GALLERY,
      })}
      error={error}
      labelProps={{ id, component: 'div' }}
      role="group"
      aria-labelledby={id}
    >
      <UploadPlace isEmpty={slides.length === 0} onArrived={(asset) => add([pictureSlide(asset, true)])}>
        <LateTiles
          tiles={slides.map((slide, index) => tileOf(slide, keys[index] ?? ''))}
          open={open === undefined ? undefined : keys[open]}
          onOpen={(key) => setOpen(key === undefined ? undefined : keys.indexOf(key))}
          onMove={move}
        />
      </UploadPlace>
      {opened && open !== undefined && (
        <SlideEditor
          key={keys[open]}
          slide={opened}
          place={open}
          count={slides.length}
          fields={control.item?.fields ?? {}}
          prefix={`${name}.${open}.`}
          drawFields={drawFields}
          onChange={(change) => set(changeSlide(latest.current, open, change))}
          onMove={(by) => move(open, open + by)}
          onRemove={() => {
            set(slides.toSpliced(open, 1));
            setOpen(undefined);
            setSaid(say('removed'));
          }}
        />
      )}
      <Group gap="xs" mt={8}>
        <Button size="xs" leftSection={<ImagePlus size={16} />} disabled={isFull} onClick={picker.open}>
          {say('addPictures')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Clapperboard size={16} />}
          disabled={isFull}
          onClick={() => {
            add([videoSlide()]);
            setOpen(slides.length);
          }}
        >
          {say('addVideo')}
        </Button>
      </Group>
      <Text size="sm" mt={said === '' ? 0 : 8} role="status">
        {isFull && said === '' ? say('galleryLimit', { most: MAX_IMAGES_PER_GALLERY }) : said}
      </Text>
      {isChoosing && (
        <AssetPicker
          kind="image"
          room={MAX_IMAGES_PER_GALLERY - slides.length}
          onPickMany={pick}
          onClose={picker.close}
        />
      )}
    </Input.Wrapper>
  );
}
