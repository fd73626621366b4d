import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from './config.ts';
import { projectDir } from './project-dir.ts';

test('the table of settings in README is the one the server reads', () => {
  const readme = readFileSync(join(projectDir, 'README.md'), 'utf8');
  const rows = settings.map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default === '' ? '' : `\`${setting.default}\``} | ${setting.help} |`,
  );
  const table = ['| Name | Default | |', '| --- | --- | --- |', ...rows].join('\n');
  expect(/<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme)?.[1]).toBe(table);
});
