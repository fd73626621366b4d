import { createContext, type RefObject } from 'react';
import type { FrameHandle } from './site-frame.tsx';

export const SITE_VIEWS = ['draft', 'live'] as const;
export type SiteView = (typeof SITE_VIEWS)[number];

/** What the frame itself needs; areas use the stage instead. */
export const FrameContext = createContext<{
  frame: RefObject<FrameHandle | null>;
  onMoved: (path: string) => void;
  onDocument: (document: Document | undefined) => void;
  setTools: (element: HTMLElement | null) => void;
  /** The address somebody edits in the frame. */
  claimed: string | undefined;
  /** What the frame shows while nobody edits: pages as they will be, or as visitors see them. */
  view: SiteView;
  setView: (view: SiteView) => void;
}>({
  frame: { current: null },
  onMoved: () => {},
  onDocument: () => {},
  setTools: () => {},
  claimed: undefined,
  view: 'draft',
  setView: () => {},
});
