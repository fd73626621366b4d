import { createContext, use } from 'react';
import type { DeviceName } from './devices.ts';

/** The real site beside the panels, and how an area asks it to show something. */
export interface Stage {
  /** What the frame shows now. */
  path: string;
  show: (path: string) => void;
  reload: () => void;
  /** The site has no visitors yet: home shows what is worked on. */
  setUnseen: (isUnseen: boolean) => void;
}

export const StageContext = createContext<Stage>({
  path: '/',
  show: () => {},
  reload: () => {},
  setUnseen: () => {},
});

export function useStage(): Stage {
  return use(StageContext);
}

/** What the editor needs of the stage: the document it edits, the screen it is seen on, room for its tools. */
export interface StageHost {
  /** The document in the frame, once it has loaded. */
  document: Document | undefined;
  device: DeviceName;
  setDevice: (device: DeviceName) => void;
  /** Where tools go in the bar above the frame. */
  tools: HTMLElement | null;
  /** Takes the frame over to show this address; what it returns gives the frame back. */
  claim: (path: string) => () => void;
}

export const StageHostContext = createContext<StageHost>({
  document: undefined,
  device: 'desktop',
  setDevice: () => {},
  tools: null,
  claim: () => () => {},
});

export function useStageHost(): StageHost {
  return use(StageHostContext);
}
