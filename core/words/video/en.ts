export const en = {
  pause: 'Pause',
  playVideo: 'Play video',
  playNamed: 'Play {name}',
  watchVideo: 'Watch the video',
  watchNamed: 'Watch {name}',
  videoFrom: 'Video from {provider}',
  pauseBackground: 'Pause the background video',
  playBackground: 'Play the background video',
} as const;
