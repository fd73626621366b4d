import { expect } from 'vitest';
import { cdp } from 'vitest/browser';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** Sets what the visitor asks of motion. The page hears of it a moment after the command is answered, so this waits. */
export async function emulateReducedMotion(isReduced: boolean): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: isReduced ? 'reduce' : '' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await expect.poll(prefersReducedMotion, { interval: 5 }).toBe(isReduced);
}
