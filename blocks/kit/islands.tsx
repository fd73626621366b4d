import type { ComponentType, ReactNode } from 'react';
import type { Area } from '#core/words/words.ts';

/** When an island wakes: as it comes into view, when the browser is idle, or at the first touch. */
export type Wake = 'visible' | 'idle' | 'interaction';

/** What only the server draws. In the browser it is missing, and a {@link Slot} keeps what stands there. */
export interface WithContent {
  content?: readonly ReactNode[];
}

/**
 * Marks a component that behaves in the browser. The server renders it here in full; the start
 * script hydrates the element with `{name}/island.tsx` and the same props.
 */
export function Island<P extends object>(options: {
  name: string;
  wake: Wake;
  component: ComponentType<P & WithContent>;
  props: P;
  content?: readonly ReactNode[];
  /** The words it says in the browser; the page brings them along. */
  words?: readonly Area[];
}) {
  const { name, wake, component: Component, props, content, words } = options;
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      {...(words && { 'data-speaks': words.join(' ') })}
    >
      <Component {...props} {...(content && { content })} />
    </div>
  );
}
