import type { ServiceName } from '#core/blocks/services.ts';
import { BlockType } from '#core/enumerations/block-types.ts';

export const KINDS = ['openTableV2', 'openTable', 'tock'] as const;
export type ReservationKind = (typeof KINDS)[number];

interface Kind {
  label: string;
  /** As it is called in sentences. */
  name: string;
  number: BlockType;
  /** Whose script draws it. A form needs none, but goes to the same host. */
  service: ServiceName;
  /** Where everybody can book, on the host of the script. */
  path: (id: string) => string;
}

export const RESERVATION_KINDS: Readonly<Record<ReservationKind, Kind>> = {
  openTableV2: {
    label: 'OpenTable widget',
    name: 'OpenTable',
    number: BlockType.openTableV2,
    service: 'reservations',
    path: (id) => `/restref/client/?rid=${encodeURIComponent(id)}`,
  },
  openTable: {
    label: 'OpenTable form',
    name: 'OpenTable',
    number: BlockType.reservation,
    service: 'reservations',
    path: (id) => `/restref/client/?rid=${encodeURIComponent(id)}`,
  },
  tock: {
    label: 'Tock',
    name: 'Tock',
    number: BlockType.tock,
    service: 'booking',
    path: (id) => `/${encodeURIComponent(id)}`,
  },
};

export const bookingPage = (kind: ReservationKind, place: string, script: string): string =>
  new URL(RESERVATION_KINDS[kind].path(place), script).href;

/** Above this width the widget is the wide one. */
const WIDE_ABOVE = 850;

export const themeFor = (width: number): 'wide' | 'standard' => (width > WIDE_ABOVE ? 'wide' : 'standard');

/** The widget's script with what it has to know. */
export function widgetUrl(script: string, options: { id: string; width: number; locale: string }): string {
  const theme = themeFor(options.width);
  const query = new URLSearchParams({
    rid: options.id,
    type: 'standard',
    theme,
    iframe: 'true',
    domain: 'com',
    lang: options.locale,
    newtab: 'true',
  });
  return `${script}?${query}`;
}

export const PREVIEW_ONLY = 'Preview Only';
export const logOutToUse = (name: string) =>
  `Please log out of your account in order to use the ${name} Block.`;
