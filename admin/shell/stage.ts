import { createContext, use } from 'react';

/** The real site beside the panels, and how an area asks it to show something. */
export interface Stage {
  /** What the frame shows now. */
  path: string;
  show: (path: string) => void;
  reload: () => void;
}

export const StageContext = createContext<Stage>({ path: '/', show: () => {}, reload: () => {} });

export function useStage(): Stage {
  return use(StageContext);
}
