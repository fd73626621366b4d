import { vi } from 'vitest';

/** As long as `expect.poll` waits, which can be told in the configuration; by itself this gives a busy machine a second. */
const PATIENCE = { timeout: 15_000 };

const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { ...PATIENCE, ...options });
