import type { ReactNode } from 'react';
import type { LinkValue } from '#core/fields/index.ts';
import { safeHref } from '#core/links/links.ts';

/** A link an owner set. One that must not be followed is shown as plain words. */
export function Link(props: { to: LinkValue; className?: string; children: ReactNode }) {
  const { to, className, children } = props;
  const href = safeHref(to.href);
  if (href === undefined || href === '') return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} {...(to.newWindow && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
