import { ActionIcon, Title } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import classes from './panel.module.css';

/** One panel of an area: a heading, what can be done with all of it, and its content. */
export function Panel(props: {
  title: string;
  back?: { to: string; label: string };
  /** What the title is read with, such as a state. */
  beside?: ReactNode;
  actions?: ReactNode;
  /** For who brings the keyboard to the heading. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const { title, back, beside, actions, titleRef, children } = props;
  return (
    <section className={classes.panel} aria-label={title}>
      <header className={classes.panelHead}>
        {back && (
          <ActionIcon component={Link} to={back.to} variant="subtle" color="gray" aria-label={back.label}>
            <ArrowLeft size={18} />
          </ActionIcon>
        )}
        <Title
          order={1}
          className={classes.panelTitle}
          data-beside={beside !== undefined || undefined}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
        >
          {title}
        </Title>
        {beside}
        {actions}
      </header>
      <div className={classes.panelBody}>{children}</div>
    </section>
  );
}
