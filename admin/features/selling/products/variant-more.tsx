import { ActionIcon, Button, Group, NumberInput, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ImagePlus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { renditionUrl } from '#core/images/images.ts';
import type { VariantDraft } from '#contract/shop/products.ts';
import { AssetPicker } from '../../../pickers/asset-picker.tsx';
import { valueOf } from '../../../pickers/assets/picture-value.ts';
import { useUnits } from '../../../account/shop.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const SIDES = [
  { name: 'length', label: say('length') },
  { name: 'width', label: say('width') },
  { name: 'height', label: say('height') },
] as const;

/** What few variants have of their own: sides and a picture. */
export function VariantMore(props: {
  name: string;
  variant: VariantDraft;
  isSent: boolean;
  hasPicture: boolean;
  onChange: (change: Partial<VariantDraft>) => void;
}) {
  const { name, variant, isSent, hasPicture, onChange } = props;
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [isChoosing, setChoosing] = useState(false);
  const { dimension } = useUnits();
  const { image } = variant;
  const label = isSent && hasPicture ? say('sizeAndPicture') : isSent ? say('size') : say('picture');
  return (
    <>
      <Popover width={260} position="bottom-end" opened={isOpen} onDismiss={close} trapFocus>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={say('labelOf', { label, name })}
            title={label}
            onClick={toggle}
          >
            {image ? (
              <img src={renditionUrl(image.src, 100)} alt="" className={classes.small} />
            ) : isSent ? (
              <Ruler size={16} />
            ) : (
              <ImagePlus size={16} />
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            {isSent &&
              SIDES.map((side) => (
                <NumberInput
                  key={side.name}
                  label={side.label}
                  min={0}
                  step={0.1}
                  rightSection={<span className="quiet">{dimension}</span>}
                  rightSectionWidth={60}
                  hideControls
                  value={variant[side.name]}
                  onChange={(next) => typeof next === 'number' && onChange({ [side.name]: next })}
                />
              ))}
            {hasPicture && (
              <Group gap="xs" wrap="nowrap">
                {image && (
                  <img src={renditionUrl(image.src, 300)} alt={image.alt} className={classes.thumb} />
                )}
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => {
                    close();
                    setChoosing(true);
                  }}
                >
                  {image ? say('changePicture') : say('choosePicture')}
                </Button>
                {image && (
                  <Button size="xs" variant="subtle" color="gray" onClick={() => onChange({ image: null })}>
                    {say('remove')}
                  </Button>
                )}
              </Group>
            )}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {isChoosing && (
        <AssetPicker
          kind="image"
          onClose={() => setChoosing(false)}
          onPick={(asset) => {
            onChange({ image: valueOf(asset) });
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
