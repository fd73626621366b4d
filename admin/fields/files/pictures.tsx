import { ActionIcon, Button, Input } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { ImagePlus, X } from 'lucide-react';
import { image } from '#core/fields/index.ts';
import { renditionUrl } from '#core/images/images.ts';
import { AssetPicker } from '../../pickers/asset-picker.tsx';
import { valueOf } from '../../pickers/assets/picture-value.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';
import classes from './image.module.css';

const picture = image();

/** Several of the site's pictures, each once. */
export function PicturesControl({ control, label, value, error, onChange }: ControlProps<'pictures'>) {
  const id = useId();
  const [isChoosing, { open, close }] = useDisclosure(false);
  const pictures = Array.isArray(value) ? value.map((each) => picture.read(each)) : [];
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
      role="group"
      aria-labelledby={id}
    >
      <ul className={classes.pictures}>
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <img src={renditionUrl(src, 300)} alt={alt} />
            <ActionIcon
              size="sm"
              variant="default"
              aria-label={say('removePictureIndex', { index: index + 1 })}
              onClick={() => onChange(pictures.toSpliced(index, 1))}
            >
              <X size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        leftSection={<ImagePlus size={14} />}
        disabled={pictures.length >= control.options.max}
        onClick={open}
      >
        {say('addAPicture')}
      </Button>
      {isChoosing && (
        <AssetPicker
          kind="image"
          onClose={close}
          onPick={(asset) => {
            const next = valueOf(asset);
            if (!pictures.some(({ src }) => src === next.src)) onChange([...pictures, next]);
            close();
          }}
        />
      )}
    </Input.Wrapper>
  );
}
