import { lazy, type ComponentType } from 'react';
import { UpdatedScreen } from './updated-screen.tsx';
import { isUpdated } from './updated.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is first drawn. After an upgrade of the server that code is gone: the part then stays
 * away, in place of taking the screen around it along with everything typed there, and a notice asks to reload.
 */
export const part = <Props>(load: Load<Props>) =>
  lazy<ComponentType<Props>>(() => load().catch(unlessUpdated<never>(new Promise(() => {}))));

/** The same for a whole screen, which says so in its own place: nothing typed is lost with it. */
export const screenPart = (load: Load<object>) =>
  lazy<ComponentType>(() => load().catch(unlessUpdated({ default: UpdatedScreen })));

const unlessUpdated =
  <Instead>(instead: Instead | Promise<Instead>) =>
  async (problem: unknown): Promise<Instead> => {
    if (!(await isUpdated())) throw problem;
    return instead;
  };
