import type { FileKind } from './file-size.ts';

export const ASSET_KINDS = ['image', 'audio', 'video', 'file'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** As many bytes from the start of a file as tell its type. */
export const HEAD_BYTES = 4100;
export const UNKNOWN_TYPE = 'application/octet-stream';
const ZIP = 'application/zip';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

interface Signature {
  type: string;
  at?: number;
  bytes: readonly number[];
  /** For containers: what must stand further on. */
  also?: { at: number; bytes: readonly number[] };
}

const ftyp = (type: string, brand: string): Signature => ({ type, at: 4, bytes: ascii(`ftyp${brand}`) });
const riff = (type: string, form: string): Signature => ({
  type,
  bytes: ascii('RIFF'),
  also: { at: 8, bytes: ascii(form) },
});

/** In this order: a brand of its own before the container that all brands share. */
const SIGNATURES: readonly Signature[] = [
  { type: 'image/png', bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', bytes: ascii('GIF8') },
  riff('image/webp', 'WEBP'),
  ftyp('image/avif', 'avif'),
  ftyp('image/avif', 'avis'),
  { type: 'application/pdf', bytes: ascii('%PDF-') },
  { type: ZIP, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'audio/mpeg', bytes: ascii('ID3') },
  { type: 'audio/mpeg', bytes: [0xff, 0xfb] },
  { type: 'audio/mpeg', bytes: [0xff, 0xf3] },
  { type: 'audio/mpeg', bytes: [0xff, 0xf2] },
  { type: 'audio/ogg', bytes: ascii('OggS') },
  { type: 'audio/flac', bytes: ascii('fLaC') },
  riff('audio/wav', 'WAVE'),
  ftyp('audio/mp4', 'M4A'),
  ftyp('audio/mp4', 'M4B'),
  ftyp('video/quicktime', 'qt'),
  ftyp('video/mp4', ''),
  { type: 'video/webm', bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'font/woff2', bytes: ascii('wOF2') },
];
// Comments may come before the element, and tools put a byte order mark before everything.
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

const RASTER = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;
const SOUND = ['audio/mpeg', 'audio/ogg', 'audio/flac', 'audio/wav', 'audio/mp4', 'video/mp4'] as const;
const FILM = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

/** What the bytes must be for a name to be believed. Cameras and tools mix up pictures; that does no harm. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  png: RASTER,
  jpg: RASTER,
  jpeg: RASTER,
  gif: RASTER,
  webp: RASTER,
  avif: RASTER,
  svg: ['image/svg+xml'],
  pdf: ['application/pdf'],
  mp3: SOUND,
  m4a: SOUND,
  ogg: SOUND,
  oga: SOUND,
  flac: SOUND,
  wav: SOUND,
  mp4: FILM,
  m4v: FILM,
  mov: FILM,
  webm: FILM,
  zip: [ZIP],
  docx: [ZIP],
  xlsx: [ZIP],
  pptx: [ZIP],
  epub: [ZIP],
  woff2: ['font/woff2'],
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** Types that no signature tells, or that are a zip with a meaning. */
const BY_NAME: Readonly<Record<string, string>> = {
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  epub: 'application/epub+zip',
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
};

export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type of a file from its first bytes; its name only decides where bytes cannot. Undefined: the name lies. */
export function typeOf(name: string, head: Uint8Array): string | undefined {
  const found = signatureOf(head);
  const extension = extensionOf(name);
  const promised = PROMISES[extension];
  if (promised && !promised.some((type) => type === found)) return undefined;
  const named = BY_NAME[extension];
  if (named !== undefined && (promised || found === undefined)) return named;
  return found ?? UNKNOWN_TYPE;
}

function signatureOf(head: Uint8Array): string | undefined {
  const hasAt = (bytes: readonly number[], at: number) => bytes.every((byte, i) => head[at + i] === byte);
  const signature = SIGNATURES.find(
    ({ bytes, at = 0, also }) => hasAt(bytes, at) && (!also || hasAt(also.bytes, also.at)),
  );
  if (signature) return signature.type;
  return SVG.test(new TextDecoder().decode(head.subarray(0, HEAD_BYTES))) ? 'image/svg+xml' : undefined;
}

export function kindOf(type: string): AssetKind {
  if (type === 'image/svg+xml' || RASTER.some((raster) => raster === type)) return 'image';
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('video/') ? 'video' : 'file';
}

/** Before there are bytes to look at, the name tells how large a file may become. */
export function kindByName(name: string): AssetKind {
  const [type = UNKNOWN_TYPE] = PROMISES[extensionOf(name)] ?? [];
  return kindOf(type);
}

export function limitOf(kind: AssetKind): FileKind {
  return kind === 'image' || kind === 'audio' ? kind : 'file';
}

const SHOWN_IN_PLACE = ['application/pdf', 'text/plain'];

/** Whether a browser may show the file itself; anything that could run in the site's name is downloaded. */
export function isShownInPlace(type: string): boolean {
  return kindOf(type) !== 'file' || SHOWN_IN_PLACE.includes(type);
}

/** What a browser's file dialog may offer. */
export const ACCEPT: Readonly<Record<'image' | 'any', string>> = {
  image: [...RASTER, 'image/svg+xml'].join(','),
  any: '',
};
