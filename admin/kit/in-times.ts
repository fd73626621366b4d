import { say } from './words.ts';

export function inTimes(count: number): string {
  return count === 1 ? say('once') : say('times', { count });
}
