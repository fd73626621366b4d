import type { ComponentType } from 'react';

/** When an island wakes: as it comes into view, when the browser is idle, or at the first touch. */
export type Wake = 'visible' | 'idle' | 'interaction';

/**
 * Marks a component that behaves in the browser. The server renders it here in full; the start
 * script hydrates the element with `blocks/{name}/island.tsx` and the same props.
 */
export function Island<P extends object>(options: {
  name: string;
  wake: Wake;
  component: ComponentType<P>;
  props: P;
}) {
  const { name, wake, component: Component, props } = options;
  return (
    <div data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
