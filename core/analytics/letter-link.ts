import { tidy } from './source.ts';

const SOURCE = 'newsletter';
const TAG_NAMES = ['utm_source', 'utm_campaign'];

/** As visits that came by the letter are called in the analytics. */
export const letterCampaign = (subject: string): string => tidy(subject);

/**
 * The link of a letter, so that visits by it are found under its subject. Nothing in it says who followed it; links to
 * other sites, and those an owner has named already, stay as they are.
 */
export function letterLink(url: string, { subject, baseUrl }: { subject: string; baseUrl: string }): string {
  if (!URL.canParse(url)) return url;
  const link = new URL(url);
  if (link.host !== new URL(baseUrl).host || TAG_NAMES.some((name) => link.searchParams.has(name)))
    return url;
  link.searchParams.set('utm_source', SOURCE);
  link.searchParams.set('utm_campaign', letterCampaign(subject));
  return String(link);
}
