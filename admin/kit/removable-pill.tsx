import { Pill } from '@mantine/core';
import type { ReactNode } from 'react';

/** A chip whose remove button the keyboard reaches as well; Mantine leaves it to the mouse. */
export function RemovablePill(props: { remove: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Pill
      size="md"
      withRemoveButton
      removeButtonProps={{ 'aria-label': props.remove, 'aria-hidden': false, tabIndex: 0 }}
      onRemove={props.onRemove}
    >
      {props.children}
    </Pill>
  );
}
