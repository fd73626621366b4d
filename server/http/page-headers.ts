export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, cookie',
  // Shared caches must ask again: a publish is to be seen at once.
  'cache-control': 'public, max-age=0, must-revalidate',
};
