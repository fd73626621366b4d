import { createContext, type RefObject } from 'react';
import type { FrameHandle } from './site-frame.tsx';

/** What the frame itself needs; areas use the stage instead. */
export const FrameContext = createContext<{
  frame: RefObject<FrameHandle | null>;
  onMoved: (path: string) => void;
}>({ frame: { current: null }, onMoved: () => {} });
