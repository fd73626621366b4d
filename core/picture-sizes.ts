import { tabletSpan } from './page/layout.ts';
import { GRID_COLUMNS, PHONE_COLUMNS, type Block, type SectionStyle } from './page/page.ts';

/** Where the grid changes, as the style sheet has it. */
export const PHONE_MAX_WIDTH = 432;
export const TABLET_MAX_WIDTH = 800;
const PAGE_WIDTH = 1600;
/** The screen at which an inset section stops growing: the page and the widest edges around it. */
const PAGE_STOPS_AT = PAGE_WIDTH + 2 * 72;

/** How much of the window's width a block takes, on each of the three grids. */
export interface Room {
  wide: number;
  tablet: number;
  phone: number;
  /** Whether the page stops growing on a very wide screen. */
  isBounded: boolean;
}

export const WHOLE_WINDOW: Room = { wide: 1, tablet: 1, phone: 1, isBounded: false };

export function roomOf({ base, phone }: Block['place'], width: SectionStyle['width']): Room {
  return {
    wide: base.span / GRID_COLUMNS,
    // Whether three stand in a row its neighbours know; asked for is what the larger place needs.
    tablet: tabletSpan(base.span, { isThreeUp: false }) / GRID_COLUMNS,
    phone: (phone?.span ?? PHONE_COLUMNS) / PHONE_COLUMNS,
    isBounded: width !== 'full',
  };
}

/** Shape of the frame a picture is cut to; none when it keeps its own. */
export interface Frame {
  /** Width by height. */
  ratio: number | undefined;
  fit: 'cover' | 'contain';
  /** The share of the block that the frame takes where words stand beside it. */
  share: number;
}

/** From this width of a block on, words stand beside its picture and not below. */
const WORDS_BESIDE_FROM = 415;

/** How much wider a picture is drawn than its frame: what does not fit is cut off, but loaded all the same. */
function overhang({ ratio, fit }: Frame, picture: { width: number; height: number }): number {
  if (ratio === undefined || fit === 'contain' || picture.height === 0) return 1;
  return Math.max(1, picture.width / picture.height / ratio);
}

/** The `sizes` of a picture: how wide it will be drawn, told before anything is laid out. */
export function pictureSizes(room: Room, frame: Frame, picture: { width: number; height: number }): string {
  const factor = overhang(frame, picture);
  // Where the narrowest window of a grid puts the words below, the picture has the whole block.
  const share = (part: number, narrowest: number) =>
    part * factor * (part * narrowest >= WORDS_BESIDE_FROM ? frame.share : 1);
  const vw = (part: number) => `${Math.ceil(part * 100)}vw`;
  const phone = vw(share(room.phone, 0));
  const tablet = vw(share(room.tablet, PHONE_MAX_WIDTH + 1));
  const wide = vw(share(room.wide, TABLET_MAX_WIDTH + 1));
  const most = `${Math.ceil(share(room.wide, PAGE_STOPS_AT) * PAGE_WIDTH)}px`;
  return [
    ...(phone === tablet ? [] : [`(max-width: ${PHONE_MAX_WIDTH}px) ${phone}`]),
    ...(tablet === wide && !room.isBounded ? [] : [`(max-width: ${TABLET_MAX_WIDTH}px) ${tablet}`]),
    ...(room.isBounded ? [`(min-width: ${PAGE_STOPS_AT}px) ${most}`] : []),
    wide,
  ].join(', ');
}
