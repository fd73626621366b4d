import { createContext, type RefObject } from 'react';
import type { FrameHandle } from './site-frame.tsx';

/** What the frame itself needs; areas use the stage instead. */
export const FrameContext = createContext<{
  frame: RefObject<FrameHandle | null>;
  onMoved: (path: string) => void;
  onDocument: (document: Document | undefined) => void;
  setTools: (element: HTMLElement | null) => void;
  /** The address somebody edits in the frame. */
  claimed: string | undefined;
}>({
  frame: { current: null },
  onMoved: () => {},
  onDocument: () => {},
  setTools: () => {},
  claimed: undefined,
});
