import { afterEach, expect, test, vi } from 'vitest';
import { formatSeconds, makeSteps } from './steps.mjs';

function aScreen({ isTty = false } = {}) {
  let written = '';
  let time = 0;
  const steps = makeSteps({ write: (text) => (written += text), isTty, now: () => time });
  return { steps, written: () => written, pass: (ms: number) => (time += ms) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  [0, '0.0 s'],
  [70, '0.1 s'],
  [41_230, '41.2 s'],
  [125_000, '125.0 s'],
])('%d ms reads %s', (ms, text) => {
  expect(formatSeconds(ms)).toBe(text);
});

test('a step gives back the result of its work and writes one plain line', async () => {
  const { steps, written, pass } = aScreen();
  const result = await steps.run('Database', (note) => {
    pass(1500);
    note('PostgreSQL 18');
    return 7;
  });
  expect(result).toBe(7);
  expect(written()).toBe('✓ Database         1.5 s PostgreSQL 18\n');
});

test('a failing step is marked and its error goes on to the caller', async () => {
  const { steps, written } = aScreen();
  const broken = steps.run('Build', () => Promise.reject(new Error('no')));
  await expect(broken).rejects.toThrow('no');
  expect(written()).toBe('✗ Build            0.0 s\n');
});

test('a long step says on plain output that it is at work', async () => {
  vi.useFakeTimers();
  const { steps, written } = aScreen();
  let finish = () => {};
  const running = steps.run('Dependencies', () => new Promise<void>((resolve) => (finish = resolve)));
  expect(written()).toBe('');
  await vi.advanceTimersByTimeAsync(3000);
  expect(written()).toBe('… Dependencies\n');
  finish();
  await running;
  expect(written()).toContain('✓ Dependencies');
});

test('a terminal sees the line redrawn, and said lines stay above it', async () => {
  vi.useFakeTimers();
  vi.stubEnv('NO_COLOR', '1');
  const { steps, written } = aScreen({ isTty: true });
  let finish = () => {};
  const running = steps.run('Database', () => new Promise<void>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(100);
  steps.say('The data is kept elsewhere.');
  finish();
  await running;
  expect(written()).toContain('⠋ Database');
  expect(written()).toContain('\r\u001B[2K⠙ Database');
  expect(written()).toContain('\r\u001B[2KThe data is kept elsewhere.\n');
  expect(written().endsWith('\r\u001B[2K✓ Database         0.0 s\n')).toBe(true);
});

test('a problem is its sentence and its remedy', () => {
  const { steps, written } = aScreen();
  steps.fail({ message: 'The disk is full.', remedy: 'Free 200 MB.' });
  expect(written()).toBe('\nThe disk is full.\nFree 200 MB.\n');
});
