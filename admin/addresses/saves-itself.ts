/** Places where changes save themselves and say so above the site: the theme, and not the forms beside it. */
export function savesItself(pathname: string): boolean {
  return /^\/design(?:\/(?:theme\/.*|template|history))?\/?$/.test(pathname);
}
