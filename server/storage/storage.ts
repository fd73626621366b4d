import type { Readable } from 'node:stream';

export interface StoredObject {
  name: string;
  size: number;
  changedAt: Date;
}

/** The bytes from `start` up to and with `end`. */
export interface Part {
  start: number;
  end: number;
}

/** Lets whoever holds an address put one thing of one size there, without a key and without us. */
export interface OpenDoor {
  origin: string;
  addressFor(name: string, size: number): string;
}

/** A place for bytes under names like `originals/ab/abc…`: a folder of this machine, or a bucket. */
export interface Storage {
  /** What people call it in sentences. */
  title: string;
  /** Whoever looks sees all of it or nothing, even after a crash. */
  put(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** Takes over a finished file of this machine, which may be gone afterwards. */
  adopt(name: string, path: string): Promise<void>;
  get(name: string, part?: Part): Promise<Readable | undefined>;
  /** All of it at once, for what is small. */
  read(name: string): Promise<Buffer | undefined>;
  find(name: string): Promise<StoredObject | undefined>;
  /** Makes it count as changed now; says whether it is there. */
  touch(name: string): Promise<boolean>;
  /** What begins with this, which ends in a slash or names a whole folder's worth of names. */
  list(beginning: string): AsyncIterable<StoredObject>;
  remove(name: string): Promise<void>;
  /** Where browsers can send bytes themselves: a bucket can give such addresses, a folder cannot. */
  openDoor?: OpenDoor;
}

export async function putBytes(storage: Storage, name: string, bytes: Buffer): Promise<void> {
  await storage.put(name, inOnePiece(bytes));
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
