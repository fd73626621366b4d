import type { ReactNode } from 'react';

/** Where the editor leads besides the page: back to a list, and to what is set beside the canvas. */
export interface EditorPlaces {
  back: { to: string; label: string };
  settings: { to: string; label: string };
  /** Where earlier versions can be brought back. */
  history?: string;
  /** What the panel is called where the title of the document says too little. */
  title?: string;
  /** What one should know and can choose, above everything else in the panel. */
  about?: ReactNode;
}
