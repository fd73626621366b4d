import type { SiteContext } from '#core/site-context/context.ts';

/** What a page tells its scripts. */
export const contextOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="site-context">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as SiteContext;
