import { ActionIcon } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

/** What can be done with one row of a list, small beside it. */
export function RowTool(props: {
  label: string;
  icon: LucideIcon;
  isOff?: boolean;
  isSmall?: boolean;
  onPress: () => void;
}) {
  const { label, icon: Icon, isOff = false, isSmall = false, onPress } = props;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={isSmall ? 26 : 'md'}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon size={isSmall ? 14 : 16} />
    </ActionIcon>
  );
}
