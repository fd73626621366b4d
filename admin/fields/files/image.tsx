import { Button, Group, Input, Stack, Textarea } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { Crosshair, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { image, NO_IMAGE, type ImageValue } from '#core/fields/index.ts';
import { MAX_ALT_LENGTH } from '#core/fields/leaves.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { Asset } from '#contract/content/assets.ts';
import { FocalPoint } from '../../pickers/assets/focal-point.tsx';
import { valueOf } from '../../pickers/assets/picture-value.ts';
import { AssetPicker } from '../../pickers/asset-picker.tsx';
import { UploadLine } from '../../pickers/uploads/upload-tray.tsx';
import { useUpload } from '../../pickers/uploads/use-upload.ts';
import { VideoPicture } from './video-picture.tsx';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';
import classes from './image.module.css';

const field = image();

/** A picture of the site: chosen, uploaded, dropped or pasted, with its description and focal point. */
export function ImageControl({ control, label, value, error, onChange, values }: ControlProps<'image'>) {
  const id = useId();
  const picture = field.read(value);
  const video = values[control.options.video ?? ''];
  const [isChoosing, { open, close }] = useDisclosure(false);
  const [isOver, setOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = picture.src === '';
  const wasEmpty = useRef(isEmpty);
  // What was pressed to choose or remove it is gone with that; what takes its place has the keyboard.
  useEffect(() => {
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [isEmpty]);
  const pick = (asset: Asset) => {
    onChange(valueOf(asset));
    close();
  };
  const { items, upload } = useUpload(pick);
  const take = (files: FileList | undefined) => {
    const [file] = files ?? [];
    if (file) upload([file], { accepts: 'image' });
  };
  const waiting = items.filter(({ state }) => state !== 'done' && state !== 'cancelled').slice(-1);
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
      role="group"
      aria-labelledby={id}
    >
      <div
        ref={box}
        className={classes.box}
        data-over={isOver || undefined}
        data-empty={picture.src === '' || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        {picture.src === '' ? (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<ImagePlus size={16} />}
              onClick={open}
              data-chooses
            >
              {say('chooseAPicture')}
            </Button>
            {typeof video === 'string' && <VideoPicture html={video} onTake={onChange} />}
            <span className="quiet">{say('orDropOrPaste')}</span>
          </>
        ) : (
          <Chosen picture={picture} label={label} onChange={onChange} onChoose={open} />
        )}
      </div>
      {waiting.length > 0 && (
        <ul className={classes.waiting}>
          {waiting.map((item) => (
            <UploadLine key={item.key} item={item} />
          ))}
        </ul>
      )}
      {isChoosing && <AssetPicker kind="image" onPick={pick} onClose={close} />}
    </Input.Wrapper>
  );
}

function Chosen(props: {
  picture: ImageValue;
  label: string;
  onChange: (picture: ImageValue) => void;
  onChoose: () => void;
}) {
  const { picture, label, onChange, onChoose } = props;
  const [isPointing, { toggle }] = useDisclosure(false);
  return (
    <Stack gap="xs" w="100%">
      {isPointing ? (
        <FocalPoint
          src={picture.src}
          size={picture}
          value={picture.focalPoint}
          onChange={(focalPoint) => onChange({ ...picture, focalPoint })}
        />
      ) : (
        <img className={classes.thumbnail} src={renditionUrl(picture.src, 500)} alt={picture.alt} />
      )}
      <Group gap={4}>
        <Button variant="default" size="xs" onClick={onChoose}>
          {say('change')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<Crosshair size={16} />}
          aria-pressed={isPointing}
          onClick={toggle}
        >
          {say('focalPoint')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<Trash2 size={16} />}
          aria-label={say('removeLabel', { label })}
          onClick={() => onChange(NO_IMAGE)}
        >
          {say('remove')}
        </Button>
      </Group>
      <Textarea
        label={say('descriptionAltText')}
        autosize
        minRows={1}
        maxLength={MAX_ALT_LENGTH}
        value={picture.alt}
        onChange={(event) => onChange({ ...picture, alt: event.currentTarget.value })}
      />
    </Stack>
  );
}
