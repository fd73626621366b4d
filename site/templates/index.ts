import atelier from './atelier/template.ts';
import provisions from './provisions/template.ts';
import showcase from './showcase/template.ts';
import type { Template } from './template.ts';

/** Every template a site can start from. */
export const TEMPLATES: readonly Template[] = [provisions, atelier, showcase];

export function templateOf(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}
