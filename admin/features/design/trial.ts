import { createContext, use } from 'react';
import type { TemplateLook } from '#site/templates/template.ts';

/** A template that the page wears for now; the theme itself stays as it is. */
export interface Trial {
  tried: TemplateLook | undefined;
  tryOn: (look: TemplateLook | undefined) => void;
}

export const TrialContext = createContext<Trial>({ tried: undefined, tryOn: () => {} });

export const useTrial = () => use(TrialContext);
