import type { Control } from './field.ts';

export function labelOf(name: string, control: Control | undefined): string {
  return control?.label ?? inWords(name);
}

/** `displayFont` as “Display font”, for what carries no label of its own. */
export function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
