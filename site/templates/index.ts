import agenda from './agenda/template.ts';
import almanac from './almanac/template.ts';
import atelier from './atelier/template.ts';
import darkroom from './darkroom/template.ts';
import osteria from './osteria/template.ts';
import provisions from './provisions/template.ts';
import showcase from './showcase/template.ts';
import strand from './strand/template.ts';
import type { Template } from './template.ts';
import { bare, blank } from './blank/template.ts';

/** Every template a site can start from. */
export const TEMPLATES: readonly Template[] = [
  provisions,
  atelier,
  almanac,
  osteria,
  darkroom,
  strand,
  agenda,
  showcase,
];

/** Those a fresh installation has a site of. Each costs its start seconds; the others are made when somebody looks. */
export const DEMOS: readonly Template[] = [provisions, atelier, almanac, osteria, showcase];

/** What the demo of a template is called on a fresh installation: the first one simply `demo`. */
export function demoIdentifier({ id }: Template): string {
  return id === DEMOS[0]?.id ? 'demo' : id;
}

export function templateOf(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}

/** Beside the templates: nothing, and what is moved in. */
const STARTS: readonly Template[] = [...TEMPLATES, blank, bare];

export function startOf(id: string): Template | undefined {
  return STARTS.find((start) => start.id === id);
}

/** Started to be filled from an archive, or an export of another system. */
export const isForImport = (id: string | undefined): boolean => id === bare.id;
