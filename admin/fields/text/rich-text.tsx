import { Input, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { ControlProps } from '../control/control.ts';
import { part } from '../../kit/opening/part.ts';

const RichTextBox = part(() => import('./rich-text-box.tsx'));

/** Formatted text in a panel. On the page itself it is typed in place. */
export function RichTextControl({ control, label, value, error, onChange }: ControlProps<'richText'>) {
  return (
    <Input.Wrapper label={label} description={control.help} error={error} labelElement="div">
      <Suspense fallback={<Skeleton height={96} />}>
        <RichTextBox label={label} value={value} onChange={onChange} />
      </Suspense>
    </Input.Wrapper>
  );
}
