import { say } from './words.ts';
export function countChanges(count: number): string {
  return say('changes', { count });
}
