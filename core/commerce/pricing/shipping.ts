import type { Destination } from '../cart/address.ts';

export const RATE_KINDS = ['flat', 'weight', 'pickup'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

export interface ShippingRate {
  name: string;
  kind: RateKind;
  costCents: number;
  /** For each full or started unit of weight. */
  perWeightCents: number;
  minSubtotalCents: number;
  /** 0 means no upper end. */
  maxSubtotalCents: number;
  /** From this subtotal it costs nothing; 0 means never. */
  freeFromCents: number;
}

export interface ShippingZone {
  name: string;
  /** Country codes; a star means all that no other zone names. */
  countries: string;
  rates: readonly ShippingRate[];
}

export interface ShippingOption {
  id: string;
  name: string;
  costCents: number;
  isPickup: boolean;
}

const codesOf = ({ countries }: ShippingZone) =>
  countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** The zone that names the country, else the one for everywhere. */
export function zoneOf(zones: readonly ShippingZone[], country: string): ShippingZone | undefined {
  return (
    zones.find((zone) => codesOf(zone).includes(country.toUpperCase())) ??
    zones.find((zone) => codesOf(zone).includes('*'))
  );
}

export function shippingOptions(
  zones: readonly ShippingZone[],
  place: Destination | null,
  goods: { subtotalCents: number; weight: number },
): ShippingOption[] {
  const zone = place && place.country !== '' ? zoneOf(zones, place.country) : undefined;
  return (zone?.rates ?? [])
    .filter(
      ({ minSubtotalCents, maxSubtotalCents }) =>
        goods.subtotalCents >= minSubtotalCents &&
        (maxSubtotalCents === 0 || goods.subtotalCents <= maxSubtotalCents),
    )
    .map((rate) => ({
      id: idOf(zone?.name ?? '', rate.name),
      name: rate.name,
      costCents: costOf(rate, goods),
      isPickup: rate.kind === 'pickup',
    }));
}

function costOf(rate: ShippingRate, goods: { subtotalCents: number; weight: number }): number {
  if (rate.kind === 'pickup') return 0;
  if (rate.freeFromCents > 0 && goods.subtotalCents >= rate.freeFromCents) return 0;
  return rate.costCents + (rate.kind === 'weight' ? Math.ceil(goods.weight) * rate.perWeightCents : 0);
}

function idOf(zone: string, rate: string): string {
  return `${zone}/${rate}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]+/gu, '-')
    .slice(0, 120);
}
