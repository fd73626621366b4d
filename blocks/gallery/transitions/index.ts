import { unknownTransition, type Transition } from '#core/gallery/designs.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';

export type MakeTransition = (stage: Stage) => DesignInstance;

/** The code of a transition travels only to pages that use it. */
const LOADERS: Readonly<Record<Transition, () => Promise<{ default: MakeTransition }>>> = {
  fade: () => import('./fade.ts'),
  'ken-burns': () => import('./ken-burns.ts'),
  scroll: () => import('./scroll.ts'),
  swipe: () => import('./swipe.ts'),
  'new-swipe': () => import('./new-swipe.ts'),
};

export async function loadTransition(name: string): Promise<MakeTransition> {
  const load = Object.hasOwn(LOADERS, name) ? LOADERS[name as Transition] : undefined;
  if (!load) throw new Error(unknownTransition(name));
  return (await load()).default;
}
