import { commandLine } from '../command-line/command-line.mjs';

/** What a check comes to. Whatever is not fine says what to do about it. */
export type Finding =
  | { state: 'fine' | 'skipped'; says: string }
  | { state: 'warning' | 'broken'; says: string; remedy: string };

export interface Check {
  name: string;
  run: () => Promise<Finding | Finding[]>;
}

export const fine = (says: string): Finding => ({ state: 'fine', says });
export const skipped = (says: string): Finding => ({ state: 'skipped', says });
export const warning = (says: string, remedy: string): Finding => ({ state: 'warning', says, remedy });
export const broken = (says: string, remedy: string): Finding => ({ state: 'broken', says, remedy });

const MARKS = { fine: '✓', skipped: '–', warning: '!', broken: '✗' } as const;
const NAME_WIDTH = 12;

/** Runs all checks, says what each came to, and whether something is broken. */
export async function examine(checks: readonly Check[], say: (line: string) => void): Promise<boolean> {
  let isBroken = false;
  for (const { name, run } of checks)
    for (const finding of [await run().catch(asFinding)].flat()) {
      say(`${MARKS[finding.state]} ${name.padEnd(NAME_WIDTH)} ${finding.says}`);
      if ('remedy' in finding) say(`${' '.repeat(NAME_WIDTH + 3)}→ ${finding.remedy}`);
      isBroken ||= finding.state === 'broken';
    }
  return isBroken;
}

/** Problems of a start carry their remedy; anything else is told as it is. */
function asFinding(error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const remedy = error instanceof Error && 'remedy' in error ? String(error.remedy) : '';
  return broken(message, remedy || `Put that right, then run ${commandLine('doctor')} again.`);
}
