import { createContext, use } from 'react';
import type { Theme } from '#core/theme/theme.ts';
import type { Session } from '../../documents/session/session.ts';

/** When the page in the frame is seen: as the visitor's device says, or as it is told here. */
export type Look = 'device' | 'light' | 'dark';

/** The theme as it is being changed. Each change is seen at once, saved by itself and can be taken back. */
export interface Design {
  theme: Theme;
  session: Session;
  /** Quick changes of the same `thing` are one step back. */
  change: (label: string, change: (theme: Theme) => Theme, thing?: string) => void;
  look: Look;
  setLook: (look: Look) => void;
  /** The template the page is drawn in when the theme names none. */
  ownTemplate: string | undefined;
}

export const DesignContext = createContext<Design | undefined>(undefined);

export function useDesign(): Design {
  const design = use(DesignContext);
  if (!design) throw new Error('There is no theme around this part of the design.');
  return design;
}
