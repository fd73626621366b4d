/** The smallest file that has every table of a TrueType font: enough to be read, not to be set in. */
export function aFont({
  family = 'Test Sans',
  weight = 500,
  more = {},
}: { family?: string; weight?: number; more?: Record<string, Buffer> } = {}): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  const os2 = Buffer.alloc(78);
  os2.writeUInt16BE(weight, 4);
  const maxp = Buffer.alloc(6);
  maxp.writeUInt16BE(1, 4);
  const tables: Record<string, Buffer> = {
    'OS/2': os2,
    cmap: Buffer.alloc(4),
    glyf: Buffer.alloc(12),
    head,
    hhea: Buffer.alloc(36),
    hmtx: Buffer.alloc(4),
    loca: Buffer.alloc(4),
    maxp,
    name: nameTable(family),
    post: Buffer.alloc(32),
    ...more,
  };
  const entries = Object.entries(tables);
  const directory = Buffer.alloc(12 + entries.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(entries.length, 4);
  let offset = directory.length;
  entries.forEach(([tag, table], index) => {
    directory.write(tag.padEnd(4), 12 + index * 16, 'latin1');
    directory.writeUInt32BE(offset, 12 + index * 16 + 8);
    directory.writeUInt32BE(table.length, 12 + index * 16 + 12);
    offset += table.length;
  });
  return Buffer.concat([directory, ...entries.map(([, table]) => table)]);
}

function nameTable(family: string): Buffer {
  const words = Buffer.from(family, 'utf16le').swap16();
  const table = Buffer.alloc(18);
  [0, 1, 18, 3, 1, 0x409, 1, words.length, 0].forEach((value, index) =>
    table.writeUInt16BE(value, index * 2),
  );
  return Buffer.concat([table, words]);
}
