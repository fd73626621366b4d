import type { ReactNode, Ref } from 'react';

/**
 * A place in an island for content that it shows and hides but never changes. Hydrating without
 * children leaves the server's markup alone, so neither the words nor their renderer travel twice.
 */
export function Slot(props: {
  ref?: Ref<HTMLDivElement>;
  id: string;
  className: string;
  children: ReactNode;
}) {
  const { children, ...attributes } = props;
  return children === undefined ? (
    <div {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div {...attributes}>{children}</div>
  );
}
