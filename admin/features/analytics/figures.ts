import type { DimensionName, Figures, FunnelStep } from '#core/analytics/dimensions.ts';
import { regionName } from '#core/settings/locale.ts';
import { formatsIn, spokenLanguage } from '../../words/catalogue.ts';
import { say } from './words.ts';

const NUMBER = new Intl.NumberFormat(formatsIn());
export const numberText = (value: number) => NUMBER.format(value);
export const percentText = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

/** `1 m 20 s`. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return minutes === 0 ? `${rest} s` : `${minutes} m ${rest} s`;
}

export const averageSeconds = ({ seconds, visits }: Figures) =>
  visits === 0 ? 0 : Math.round(seconds / visits);

export const STEP_LABELS: Readonly<Record<FunnelStep, string>> = {
  product: say('viewedAProduct'),
  cart: say('addedToCart'),
  checkout: say('reachedCheckout'),
  order: say('purchased'),
};

const EMPTY_NAMES: Partial<Record<DimensionName, string>> = {
  source: say('direct'),
  campaign: say('noCampaign'),
  country: say('unknown'),
};

/** A row of a dimension in the words of an owner. */
export function nameOf(dimension: DimensionName, name: string): string {
  if (name === '') return EMPTY_NAMES[dimension] ?? say('unknown');
  if (dimension === 'country') return regionName(name, spokenLanguage());
  return name;
}
