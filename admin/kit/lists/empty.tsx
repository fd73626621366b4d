import { Text } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './empty.module.css';

/** What a list shows before there is anything in it: what it is for, and the first step. */
export function Empty(props: {
  icon: LucideIcon;
  title: string;
  /** When something appears here, or why one would want it. */
  text?: ReactNode;
  /** The first step. */
  children?: ReactNode;
}) {
  const { icon: Icon, title, text, children } = props;
  return (
    <div className={classes.empty} role="status">
      <Icon size={40} strokeWidth={1.25} aria-hidden="true" />
      <Text fw={600} fz="md">
        {title}
      </Text>
      {text !== undefined && (
        <Text className="quiet" maw="52ch">
          {text}
        </Text>
      )}
      {children !== undefined && <div className={classes.steps}>{children}</div>}
    </div>
  );
}
