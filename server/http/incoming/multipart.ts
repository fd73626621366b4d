import { BadIncoming } from './each-chunk.ts';

const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const MAX_HEAD_BYTES = 8 * 1024;
const MAX_PARTS = 1000;

/** What stands above one part of a form. */
export interface PartHead {
  name: string;
  /** Only files have one; a file input that nobody used has an empty one. */
  fileName: string | undefined;
}

export type PartEvent = { head: PartHead } | { bytes: Buffer } | 'end';

/** The mark between the parts, or nothing where the type has none. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/**
 * Reads `multipart/form-data` as it comes in. Of what was handed over it keeps only what could be the beginning of
 * the next mark, or of the head of a part.
 */
export function makeMultipartReader(boundary: string) {
  const mark = Buffer.from(`${LINE_END}--${boundary}`);
  // The first mark has no line before it.
  let kept: Buffer = Buffer.from(LINE_END);
  type State = 'before' | 'mark' | 'head' | 'body' | 'after';
  let state = 'before' as State;
  let parts = 0;

  /** Up to the next mark, or as much as cannot belong to one. */
  function takeBody(events: PartEvent[]): boolean {
    const at = kept.indexOf(mark);
    const safe = at < 0 ? Math.max(0, kept.length - mark.length + 1) : at;
    if (state === 'body' && safe > 0) events.push({ bytes: kept.subarray(0, safe) });
    kept = kept.subarray(at < 0 ? safe : at + mark.length);
    if (at < 0) return false;
    if (state === 'body') events.push('end');
    state = 'mark';
    return true;
  }

  function takeMark(): boolean {
    if (kept.length < LINE_END.length) return false;
    const next = kept.toString('latin1', 0, LINE_END.length);
    if (next !== '--' && next !== LINE_END) throw new BadIncoming(400);
    state = next === '--' ? 'after' : 'head';
    // The end of the line stays: a part without a head begins with the empty line at once.
    return true;
  }

  function takeHead(events: PartEvent[]): boolean {
    const at = kept.indexOf(HEAD_END);
    if (at > MAX_HEAD_BYTES || (at < 0 && kept.length > MAX_HEAD_BYTES)) throw new BadIncoming(400);
    if (at < 0) return false;
    parts += 1;
    if (parts > MAX_PARTS) throw new BadIncoming(400);
    events.push({ head: readHead(kept.toString('utf8', 0, at)) });
    kept = kept.subarray(at + HEAD_END.length);
    state = 'body';
    return true;
  }

  /** Says whether there may be more in what is kept. */
  function take(events: PartEvent[]): boolean {
    switch (state) {
      case 'mark':
        return takeMark();
      case 'head':
        return takeHead(events);
      case 'after':
        return false;
      default:
        return takeBody(events);
    }
  }

  return {
    /** What the next bytes bring to light. */
    push(chunk: Buffer): PartEvent[] {
      const events: PartEvent[] = [];
      kept = Buffer.concat([kept, chunk]);
      while (take(events));
      // A view would hold the whole piece it is cut from, and nothing behind the last mark is looked at.
      kept = state === 'after' ? Buffer.alloc(0) : Buffer.from(kept);
      return events;
    },
    /** Whether the last mark has come. */
    isWhole: () => state === 'after',
  };
}

function readHead(head: string): PartHead {
  const line = head.split(LINE_END).find((each) => /^content-disposition:/i.test(each)) ?? '';
  const read = (key: string) => new RegExp(`;\\s*${key}="([^"]*)"`, 'i').exec(line)?.[1];
  const name = read('name');
  if (name === undefined) throw new BadIncoming(400);
  const fileName = read('filename');
  return { name: plain(name), fileName: fileName === undefined ? undefined : plain(fileName) };
}

/** Browsers write quotes and line ends of names so. */
const plain = (text: string) =>
  text
    .replaceAll('%22', '"')
    .replaceAll(/%0D%0A|%0D|%0A/gi, ' ')
    .replaceAll('\0', '');
