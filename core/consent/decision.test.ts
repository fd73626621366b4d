import { expect, test } from 'vitest';
import { readDecision, writeDecision, type Decision } from './decision.ts';

test.each<[Decision, string]>([
  [{ policy: 'optIn', gpc: false }, 'consent;desc="optIn"'],
  [{ policy: 'optIn', gpc: true }, 'consent;desc="optIn-gpc"'],
  [{ policy: 'optOut', gpc: false }, 'consent;desc="optOut"'],
  [{ policy: 'optOut', gpc: true }, 'consent;desc="optOut-gpc"'],
  [{ policy: 'notice', gpc: false }, 'consent;desc="notice"'],
  [{ policy: 'notice', gpc: true }, 'consent;desc="notice-gpc"'],
])('%j is told as %s, and understood', (decision, header) => {
  expect(writeDecision(decision)).toBe(header);
  const description = /"(.*)"/.exec(header)?.[1] ?? '';
  const others = { name: 'db', description: 'optOut' };
  expect(readDecision([others, { name: 'consent', description }, others])).toEqual(decision);
});

test.each<[string, { name: string; description: string }[], boolean]>([
  ['nothing came', [], false],
  ['only other entries came', [{ name: 'cache', description: 'notice' }], false],
  ['no such policy came', [{ name: 'consent', description: 'anything' }], false],
  ['an empty one came', [{ name: 'consent', description: '' }], false],
  ['no such policy came with GPC', [{ name: 'consent', description: 'anything-gpc' }], true],
])('the strictest holds where %s', (_, entries, gpc) => {
  expect(readDecision(entries)).toEqual({ policy: 'optIn', gpc });
});
