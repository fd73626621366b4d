/** A site as it was published once. */
export interface Version {
  id: string;
  liveVersion: number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  siteId: string;
  /** Since somebody last looked for room; to move it to the end each time would cost more than all else here. */
  wasUsed: boolean;
}

/**
 * Holds what was made of sites up to a number of bytes, and of each site one version alone: what is of another was
 * published, and nobody asks for what came before. Where room is needed, what nobody used for long goes first.
 */
export function makeKept<Value>({ maxBytes }: { maxBytes: number }) {
  const entries = new Map<string, Entry<Value>>();
  const ofSites = new Map<string, { version: number; keys: Set<string> }>();
  let bytes = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    const ofSite = ofSites.get(entry.siteId);
    ofSite?.keys.delete(key);
    if (ofSite?.keys.size === 0) ofSites.delete(entry.siteId);
  }

  function keysOf({ id, liveVersion: version }: Version): Set<string> {
    const known = ofSites.get(id);
    if (known?.version === version) return known.keys;
    for (const key of known?.keys ?? []) drop(key);
    const keys = new Set<string>();
    ofSites.set(id, { version, keys });
    return keys;
  }

  function makeRoom(besides: string): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) break;
      if (key === besides) continue;
      if (!entry.wasUsed) {
        drop(key);
        continue;
      }
      entry.wasUsed = false;
      entries.delete(key);
      entries.set(key, entry);
    }
  }

  return {
    get size() {
      return entries.size;
    },

    get bytes() {
      return bytes;
    },

    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.wasUsed = true;
      return entry.value;
    },

    put(key: string, value: Value, of: { site: Version; bytes: number }): void {
      if (maxBytes === 0) return;
      drop(key);
      keysOf(of.site).add(key);
      entries.set(key, { value, bytes: of.bytes, siteId: of.site.id, wasUsed: false });
      bytes += of.bytes;
      if (bytes > maxBytes) makeRoom(key);
    },

    /** It holds more or less than when it came; nothing where it has gone since. */
    resize(key: string, value: Value, now: number): void {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      bytes += now - entry.bytes;
      entry.bytes = now;
      if (bytes > maxBytes) makeRoom(key);
    },

    drop,
  };
}

const OBJECT_BYTES = 56;
const SLOT_BYTES = 8;
const ENTRY_BYTES = 32;

/** About how many bytes a value holds in memory, with all it leads to. */
export function weigh(value: unknown, seen = new Set<object>()): number {
  if (typeof value === 'string') return SLOT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return SLOT_BYTES;
  if (seen.has(value)) return SLOT_BYTES;
  seen.add(value);
  let bytes = OBJECT_BYTES;
  if (value instanceof Map)
    for (const [key, held] of value) bytes += ENTRY_BYTES + weigh(key, seen) + weigh(held, seen);
  else if (Array.isArray(value)) for (const held of value) bytes += weigh(held, seen);
  else for (const held of Object.values(value)) bytes += SLOT_BYTES + weigh(held, seen);
  return bytes;
}
