import { Button, Group, Input, Text } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { Accessibility, PointerActivationConstraints } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Clapperboard, ImagePlus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SlideValues } from '#blocks/gallery/fields.ts';
import { galleryImagesLimitMessage, MAX_IMAGES_PER_GALLERY } from '#core/limits.ts';
import type { Asset } from '#contract/assets.ts';
import { AssetPicker } from '../assets/picker.tsx';
import { UploadLine } from '../assets/upload-tray.tsx';
import { useUpload } from '../assets/use-upload.ts';
import type { ControlProps } from '../fields/control.ts';
import { SlideEditor } from './slide-editor.tsx';
import { SlideTile } from './slide-tile.tsx';
import { addSlides, changeSlide, keysOf, moveSlide, pictureSlide, readSlides, videoSlide } from './slides.ts';
import classes from './gallery.module.css';

/** A tile is a button as well: it is dragged once the pointer has moved, or rested on a touch screen. */
const DRAG = PointerSensor.configure({
  preventActivation: () => false,
  activationConstraints: ({ pointerType }) => [
    pointerType === 'touch'
      ? new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })
      : new PointerActivationConstraints.Distance({ value: 5 }),
  ],
});

/** The pictures and videos of a gallery: added many at a time, dragged or moved by keys, opened one by one. */
export function SlidesControl({ control, label, name, value, error, onChange, drawFields }: ControlProps) {
  const id = useId();
  const slides = readSlides(value);
  const keys = keysOf(slides);
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState('');
  const [isChoosing, picker] = useDisclosure(false);
  const [isOver, setOver] = useState(false);
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
    setSaid(result.left > 0 ? `${galleryImagesLimitMessage()} ${result.left} were left out.` : '');
  };
  const { items, upload } = useUpload((asset) => add([pictureSlide(asset)]));
  const waiting = items.filter(({ state }) => state !== 'done' && state !== 'cancelled');
  const isFull = slides.length >= MAX_IMAGES_PER_GALLERY;

  const move = (from: number, to: number) => {
    const next = moveSlide(slides, from, to);
    if (next === slides) return;
    set(next);
    setSaid(`Moved to place ${to + 1} of ${slides.length}.`);
    if (open === from) setOpen(to);
  };
  const pick = (assets: readonly Asset[]) => {
    add(assets.map(pictureSlide));
    picker.close();
  };
  const opened = open === undefined ? undefined : slides[open];
  return (
    <Input.Wrapper
      label={label}
      description={`${slides.length} of ${MAX_IMAGES_PER_GALLERY}. Drag to sort, or press Alt with an arrow key.`}
      error={error}
      labelProps={{ id, component: 'div' }}
      role="group"
      aria-labelledby={id}
    >
      <div
        className={classes.place}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          upload([...event.dataTransfer.files], { accepts: 'image' });
        }}
      >
        {slides.length === 0 && (
          <Text className="quiet" size="sm">
            Drop pictures here, or add some from your files.
          </Text>
        )}
        <DragDropProvider
          // The tiles have a keyboard and words of their own.
          sensors={[DRAG]}
          plugins={(plugins) => plugins.filter((plugin) => plugin !== Accessibility)}
          onDragEnd={({ operation: { source }, canceled }) => {
            if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
          }}
        >
          <ol className={classes.tiles} aria-label="Pictures and videos, in their order">
            {slides.map((slide, index) => (
              <SlideTile
                key={keys[index]}
                id={keys[index] ?? ''}
                slide={slide}
                index={index}
                isOpen={open === index}
                onOpen={() => setOpen(open === index ? undefined : index)}
                onMove={(by) => move(index, index + by)}
              />
            ))}
          </ol>
        </DragDropProvider>
        {waiting.length > 0 && (
          <ul className={classes.waiting}>
            {waiting.map((item) => (
              <UploadLine key={item.key} item={item} />
            ))}
          </ul>
        )}
      </div>
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
            setSaid('Removed.');
          }}
        />
      )}
      <Group gap="xs" mt={8}>
        <Button size="xs" leftSection={<ImagePlus size={16} />} disabled={isFull} onClick={picker.open}>
          Add pictures
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
          Add a video
        </Button>
      </Group>
      <Text size="sm" mt={said === '' ? 0 : 8} role="status">
        {isFull && said === '' ? galleryImagesLimitMessage() : said}
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
