export const en = {
  share: 'Share',
  copyAddress: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'Your browser did not let us copy it.',
  pinIt: 'Pin it',
} as const;
