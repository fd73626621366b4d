import { lazy, type ComponentType } from 'react';
import { isUpdated } from './updated.ts';

/**
 * A part whose code comes when it is first drawn. After an upgrade of the server that code is gone: the part then stays
 * away, in place of taking the screen around it along with everything typed there, and a notice asks to reload.
 */
export function part<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() =>
    load().catch(async (problem: unknown) => {
      if (!(await isUpdated())) throw problem;
      return new Promise<never>(() => {});
    }),
  );
}
