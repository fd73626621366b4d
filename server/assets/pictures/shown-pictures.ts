import { CENTRE } from '#core/assets/crop.ts';
import { focusText, isCutShape, type Cut, type PictureFormat } from '#core/images/images.ts';
import type { Database } from '../../database/database.ts';
import { isPassedOn, type Drawn, type Pictures } from './pictures.ts';
import * as store from '../store.ts';

const MAX_KNOWN = 20_000;
/** Other nodes learn of a deletion this late at the most. */
const KNOWN_FOR_MS = 30_000;

/** Pictures as pages ask for them, by id and version. */
export function makeShownPictures(deps: { db: Database; pictures: Pictures; now: () => Date }) {
  const { db, pictures, now } = deps;
  const known = new Map<string, Map<number, { row: store.ShownRow; until: number }>>();

  async function find(siteId: string, id: string, version: number): Promise<store.ShownRow | undefined> {
    const key = `${siteId}:${id}`;
    const cached = known.get(key)?.get(version);
    if (cached && cached.until > now().getTime()) return cached.row;
    const row = await db.readSite(siteId, (tx) => store.findVersion(tx, id, version));
    if (!row) return undefined;
    if (known.size >= MAX_KNOWN) known.clear();
    const versions = known.get(key) ?? new Map<number, { row: store.ShownRow; until: number }>();
    known.set(key, versions.set(version, { row, until: now().getTime() + KNOWN_FOR_MS }));
    return row;
  }

  return {
    forget: (siteId: string, id: string): void => void known.delete(`${siteId}:${id}`),

    async rendition(
      siteId: string,
      address: { id: string; version: number },
      asked: { width: number | undefined; formats: readonly PictureFormat[]; cut?: Cut | undefined },
    ): Promise<Drawn | undefined> {
      const picture = await find(siteId, address.id, address.version);
      if (!picture?.mime.startsWith('image/')) return undefined;
      const { width, formats, cut } = asked;
      return width === undefined ? pictures.full(picture) : pictures.shrink(picture, width, formats, cut);
    },

    /** Whether it can only be had as it is, whatever width is asked for. */
    async isPassedOn(siteId: string, address: { id: string; version: number }): Promise<boolean> {
      const picture = await find(siteId, address.id, address.version);
      return picture !== undefined && isPassedOn(picture);
    },

    /**
     * The cut an address asks for. Only around the middle and around what the owner marked: each other point would
     * be one more file to draw and to keep. `isOther` when a page still names an earlier mark.
     */
    async cutOf(
      siteId: string,
      address: { id: string; version: number },
      asked: { shape: unknown; focus: unknown },
    ): Promise<(Cut & { isOther: boolean }) | undefined> {
      const picture = await find(siteId, address.id, address.version);
      if (!picture || !isCutShape(asked.shape)) return undefined;
      const marked = { x: picture.focalX, y: picture.focalY };
      const focus = [marked, CENTRE].find((point) => focusText(point) === asked.focus);
      return { shape: asked.shape, focus: focus ?? marked, isOther: focus === undefined };
    },
  };
}
