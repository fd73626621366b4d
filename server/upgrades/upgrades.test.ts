import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { MIGRATIONS, prepareDatabase } from '../database/migrate.ts';
import { projectDir } from '../project-dir.ts';
import { aDatabaseOn } from '../testing/a-database.ts';
import releases from './releases.json' with { type: 'json' };

/** The last migration of each version that was handed out, the newest last. */
const RELEASES = Object.entries(releases);

interface Column {
  place: string;
  type: string;
  /** Whether a version that does not know it has to name it. */
  isAsked: boolean;
}

async function columnsOf(client: Client): Promise<Map<string, Column>> {
  const { rows } = await client.query<Column>(
    `select table_name || '.' || column_name as place, data_type as type,
            is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isAsked"
     from information_schema.columns where table_schema = 'public'`,
  );
  return new Map(rows.map((column) => [column.place, column]));
}

test.each(RELEASES)('what version %s knows of the database stays as it was', async (_version, last) => {
  const names = readdirSync(MIGRATIONS).toSorted();
  expect(names).toContain(last);
  const folder = mkdtempSync(join(tmpdir(), 'plinth-migrations-'));
  for (const name of names.slice(0, names.indexOf(last) + 1))
    cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  const own = await aDatabaseOn(inject('adminUrl'), 'plinth_upgraded');
  const client = new Client({ connectionString: own.url });
  await client.connect();
  try {
    await migrate(drizzle({ client }), { migrationsFolder: folder });
    const before = await columnsOf(client);
    await prepareDatabase({ connectionString: own.url });
    const after = await columnsOf(client);
    const tables = new Set([...before.keys()].map((place) => place.split('.')[0]));
    for (const { place, type } of before.values())
      expect([place, after.get(place)?.type]).toEqual([place, type]);
    // A row that the older version writes says nothing of what is new.
    const asked = [...after.values()].filter(
      ({ place, isAsked }) => isAsked && !before.get(place)?.isAsked && tables.has(place.split('.')[0]),
    );
    expect(asked).toEqual([]);
  } finally {
    await client.end();
    await own.drop();
    rmSync(folder, { recursive: true });
  }
});

test('the version of this release is in the list and in the notes', () => {
  const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(RELEASES.map(([name]) => name)).toContain(version);
  const notes = readFileSync(join(projectDir, 'CHANGELOG.md'), 'utf8');
  for (const [name] of RELEASES) expect(notes).toContain(`\n## ${name}`);
});
