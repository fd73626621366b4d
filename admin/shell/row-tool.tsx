import { ActionIcon } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

/** What can be done with one row of a list, small beside it. */
export function RowTool(props: { label: string; icon: LucideIcon; isOff?: boolean; onPress: () => void }) {
  const { label, icon: Icon, isOff = false, onPress } = props;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}
