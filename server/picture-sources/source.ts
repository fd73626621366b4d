import type { OfferedPicture } from '#contract/content/picture-sources.ts';
import type { Point } from '#core/assets/crop.ts';
import type { PictureSourceId } from '#core/assets/picture-sources.ts';
import type { Licence } from '#core/assets/licences.ts';

export interface TakenPicture {
  fileName: string;
  bytes: Buffer;
  alt: string;
  focalPoint?: Point;
  credit: string;
  licence: Licence;
}

/** Somewhere pictures can be taken from. Browsers never ask it: the server does, and hands on or keeps the bytes. */
export interface PictureSource {
  id: PictureSourceId;
  search(words: string, page: number): Promise<{ pictures: OfferedPicture[]; hasMore: boolean }>;
  /** Bytes to show a small version of, or nothing where there is no such picture. */
  preview(id: string): Promise<Buffer | undefined>;
  take(id: string): Promise<TakenPicture | undefined>;
}

/** The source does not answer, or not as agreed. */
export class SourceSilent extends Error {}
