/** Where parcels are weighed in pounds. */
const IMPERIAL = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR', 'MM'];

/** What a shop in a country usually weighs and measures in. */
export function measurementsOf(country: string): 'imperial' | 'metric' {
  return IMPERIAL.includes(country) ? 'imperial' : 'metric';
}
