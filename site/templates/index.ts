import almanac from './almanac/template.ts';
import atelier from './atelier/template.ts';
import osteria from './osteria/template.ts';
import provisions from './provisions/template.ts';
import showcase from './showcase/template.ts';
import type { Template } from './template.ts';

/** Every template a site can start from. */
export const TEMPLATES: readonly Template[] = [provisions, atelier, almanac, osteria, showcase];

/** What the demo of a template is called on a fresh installation: the first one simply `demo`. */
export function demoIdentifier({ id }: Template): string {
  return id === TEMPLATES[0]?.id ? 'demo' : id;
}

export function templateOf(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}
