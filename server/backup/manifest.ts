import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { commandLine } from '../command-line/command-line.mjs';
import type { SecretKey } from '../secrets/key.ts';
import { StartProblem } from '../start-problem.ts';
import { BACKUP_AREAS } from '../storage/backup-place.ts';
import { putBytes, type Storage } from '../storage/storage.ts';

const FORMAT = 1;

const partSchema = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });
/** Bytes of a backup as they are stored: compressed, and encrypted where there is a key. */
export type StoredPart = z.infer<typeof partSchema>;

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.number(),
  part: partSchema,
});
export type TableCopy = z.infer<typeof tableSchema>;

const sequenceSchema = z.object({ schema: z.string(), name: z.string(), last: z.string() });
export type SequenceCopy = z.infer<typeof sequenceSchema>;

const baseSchema = z.object({
  part: partSchema,
  /** What PostgreSQL reads when it begins with this copy. */
  label: z.string(),
  /** The first piece of the log that it needs. */
  since: z.string(),
  /** From then on every moment can be made of it. */
  endsAt: z.iso.datetime(),
});
/** The files of the built-in database, copied while it ran. */
export type BaseCopy = z.infer<typeof baseSchema>;

const manifestSchema = z.object({
  format: z.number(),
  id: z.string(),
  version: z.string(),
  /** When the database was read: all of it is of this moment. */
  takenAt: z.iso.datetime(),
  seconds: z.number(),
  postgres: z.number(),
  migrations: z.array(z.string()),
  /** Those of which there are visits, by their first day. Earlier backups do not name them. */
  months: z.array(z.iso.date()).optional(),
  /** Names the key it is encrypted with. */
  keyId: z.string().nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Files whose bytes were no longer those they were kept with. */
    damaged: z.array(z.string()),
    list: partSchema,
  }),
  /** The key of the server's own secrets; kept in encrypted backups alone. */
  secretKey: partSchema.nullable(),
  /** There since the log is kept. */
  base: baseSchema.optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const sealedSchema = manifestSchema.extend({ proof: z.string().nullable() });

const MANIFEST = 'manifest.json';

export const folderOf = (id: string) => `${BACKUP_AREAS.backups}${id}/`;
export const newBackupId = (now: Date) =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** The moment in the name of a backup; what is named otherwise is not ours to remove. */
export function takenAt(id: string): number {
  const [, date, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(id) ?? [];
  return date ? Date.parse(`${date}T${hour}:${minute}:${second}Z`) : Infinity;
}

/** The backups that are whole, the newest last. What has no manifest is none. */
export async function listBackups(storage: Storage): Promise<{ whole: string[]; unfinished: string[] }> {
  const whole = new Set<string>();
  const all = new Set<string>();
  for await (const { name } of storage.list(BACKUP_AREAS.backups)) {
    const [id = '', rest] = name.slice(BACKUP_AREAS.backups.length).split('/', 2);
    all.add(id);
    if (rest === MANIFEST) whole.add(id);
  }
  return { whole: [...whole].toSorted(), unfinished: [...all].filter((id) => !whole.has(id)) };
}

/** The last thing that is written: from now on it is a backup. */
export async function writeManifest(
  storage: Storage,
  manifest: Omit<Manifest, 'format'>,
  key: SecretKey | undefined,
): Promise<void> {
  const full: Manifest = { format: FORMAT, ...manifest };
  const sealed = { ...full, proof: key ? proofOf(full, key) : null };
  await putBytes(
    storage,
    `${folderOf(manifest.id)}${MANIFEST}`,
    Buffer.from(`${JSON.stringify(sealed, null, 1)}\n`),
  );
}

export async function readManifest(
  storage: Storage,
  id: string,
  key: SecretKey | undefined,
): Promise<Manifest> {
  const bytes = await storage.read(`${folderOf(id)}${MANIFEST}`);
  if (!bytes)
    throw new StartProblem(
      `There is no backup ${id} in ${storage.title}.`,
      `List them with: ${commandLine('backup', '--list')}`,
    );
  const { proof, ...manifest } = parse(bytes, id);
  if (manifest.keyId === null) return manifest;
  if (key?.id !== manifest.keyId)
    throw new StartProblem(
      `The backup ${id} is encrypted with ${key ? 'another key' : 'a key that is not set'}.`,
      'Set BACKUP_KEY to the key it was made with.',
    );
  if (!isProved(manifest, proof ?? '', key)) throw damaged(id);
  return manifest;
}

function parse(bytes: Buffer, id: string): z.infer<typeof sealedSchema> {
  const found = z.object({ format: z.number() }).safeParse(readJson(bytes));
  if (found.success && found.data.format > FORMAT) throw newer(id);
  const manifest = sealedSchema.safeParse(readJson(bytes));
  if (!manifest.success || manifest.data.id !== id) throw damaged(id);
  return manifest.data;
}

export const damaged = (id: string, what = 'its list of contents does not say what it should') =>
  new StartProblem(`The backup ${id} is damaged: ${what}.`, 'Restore another one, or another copy of it.');

export const newer = (id: string) =>
  new StartProblem(
    `The backup ${id} was made by a newer version of Plinth.`,
    'Restore it with that version or a later one.',
  );

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const proofOf = (manifest: Manifest, key: SecretKey) =>
  createHmac('sha256', key.bytes).update('manifest').update(JSON.stringify(manifest)).digest('hex');

function isProved(manifest: Manifest, proof: string, key: SecretKey): boolean {
  const wanted = Buffer.from(proofOf(manifest, key));
  const found = Buffer.from(proof);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
