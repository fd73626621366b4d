import { Client } from 'pg';
import { newId } from '../ids.ts';

/** A database of its own on a server, so that tests never touch one that is in use. */
export async function aDatabaseOn(adminUrl: string, prefix: string, template?: string) {
  const name = `${prefix}_${newId()}`;
  // File by file: to write each page into the log as well takes twice as long.
  await run(adminUrl, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  return {
    name,
    url: databaseUrl(adminUrl, name),
    drop: () => run(adminUrl, `drop database ${name} with (force)`),
  };
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
