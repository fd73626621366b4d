import { NO_CENTS, toCents, type Cents } from '../../money/currency.ts';
import type { ShippingRate, ShippingZone } from '../../settings/store.ts';
import type { Say } from '../../words/words.ts';
import type { Destination } from '../cart/address.ts';

export interface ShippingOption {
  id: string;
  name: string;
  costCents: Cents;
  isPickup: boolean;
  /** Left out where the shop does not say. */
  days?: DeliveryDays;
}

/** Working days until it is there. */
export interface DeliveryDays {
  from: number;
  to: number;
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
  goods: { subtotalCents: Cents; weight: number },
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
      ...daysOf(rate),
    }));
}

/** One number alone is both. */
function daysOf({ daysFrom, daysTo }: ShippingRate): { days?: DeliveryDays } {
  const said = [daysFrom, daysTo].filter((days) => days > 0);
  return said.length === 0 ? {} : { days: { from: Math.min(...said), to: Math.max(...said) } };
}

export const sayDays = (say: Say<'basket'>, { from, to }: DeliveryDays): string =>
  from === to ? say('workingDays', { to }) : say('workingDaysBetween', { from, to });

function costOf(rate: ShippingRate, goods: { subtotalCents: Cents; weight: number }): Cents {
  if (rate.kind === 'pickup') return NO_CENTS;
  if (rate.freeFromCents > 0 && goods.subtotalCents >= rate.freeFromCents) return NO_CENTS;
  const byWeight = rate.kind === 'weight' ? Math.ceil(goods.weight) * rate.perWeightCents : 0;
  return toCents(rate.costCents + byWeight);
}

function idOf(zone: string, rate: string): string {
  return `${zone}/${rate}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]+/gu, '-')
    .slice(0, 120);
}
