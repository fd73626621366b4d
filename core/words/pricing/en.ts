export const en = {
  pricesOf: '{name} prices',
  join: 'Join',
} as const;
