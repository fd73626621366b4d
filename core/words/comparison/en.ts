export const en = {
  before: 'Before',
  after: 'after',
  either: '{before} or {after}',
  share: '{percent} percent {label}',
  shareBefore: '{percent} percent before',
  afterLabel: 'After',
} as const;
