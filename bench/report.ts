import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What it has to be, as a person reads it, and whether it is. */
  target?: { text: string; isMet: boolean };
}

/** Prints the figures as a table, beside those that were kept last, and keeps them in bench/results/ unless they are a part. */
export function report(name: string, rows: readonly Row[], { isPart = false } = {}): void {
  const folder = join(import.meta.dirname, 'results');
  const last = lastKept(join(folder, `${name}.json`));
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log(`\n${name}\n`);
  for (const { name: label, value, unit, target } of rows) {
    const verdict = target ? `${target.isMet ? '✓' : '✗'} ${target.text}` : '';
    const before = last.get(label);
    const kept = before === undefined ? '' : `kept ${format(before)}`;
    console.log(
      `  ${label.padEnd(width)}  ${format(value).padStart(10)} ${unit.padEnd(6)} ${verdict.padEnd(12)} ${kept}`.trimEnd(),
    );
  }
  if (rows.some(({ target }) => target && !target.isMet)) process.exitCode = 1;
  if (isPart) return;
  mkdirSync(folder, { recursive: true });
  const machine = {
    cpus: cpus().length,
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
}

/** Figures by their names; of another machine, perhaps. */
function lastKept(file: string): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map();
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Row[] };
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
