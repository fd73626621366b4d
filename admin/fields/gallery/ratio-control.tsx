import { NativeSelect, NumberInput, Stack } from '@mantine/core';
import { AUTO_SHAPE } from '#core/gallery/fields.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

const RATIOS: readonly (readonly [number, string])[] = [
  [1, say('square')],
  [4 / 3, '4:3'],
  [1.5, '3:2'],
  [16 / 9, '16:9'],
  [2, '2:1'],
  [0.8, '4:5'],
  [0.75, '3:4'],
  [2 / 3, '2:3'],
];
const OWN = 'own';
const CLOSE_ENOUGH = 0.005;

/** The shape of pictures: their own, a usual one, or any. */
export function RatioControl({ control, label, value, error, onChange }: ControlProps<'ratio'>) {
  const ratio = typeof value === 'number' ? value : undefined;
  const usual = RATIOS.find(([known]) => ratio !== undefined && Math.abs(known - ratio) < CLOSE_ENOUGH);
  const chosen = ratio === undefined ? AUTO_SHAPE : usual ? String(usual[0]) : OWN;
  return (
    <Stack gap={8}>
      <NativeSelect
        label={label}
        value={chosen}
        error={chosen === OWN ? undefined : error}
        data={[
          { value: AUTO_SHAPE, label: say('original') },
          ...RATIOS.map(([known, words]) => ({ value: String(known), label: words })),
          { value: OWN, label: say('custom') },
        ]}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === AUTO_SHAPE) onChange(AUTO_SHAPE);
          else onChange(currentTarget.value === OWN ? 1.25 : Number(currentTarget.value));
        }}
      />
      {chosen === OWN && (
        <NumberInput
          label={say('ratio')}
          description={control.help}
          value={ratio ?? ''}
          min={0.1}
          max={10}
          step={0.05}
          decimalScale={3}
          error={error}
          onChange={(next) => typeof next === 'number' && onChange(next)}
        />
      )}
    </Stack>
  );
}
