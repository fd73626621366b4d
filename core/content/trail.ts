import type { TrailStep } from '../collections/block-content.ts';

/** The pages above an address, the first page first. What has no page of its own is left out. */
export function trailOf(pages: readonly { path: string; title: string }[], path: string): TrailStep[] {
  if (path === '/') return [];
  const parts = path.split('/').filter(Boolean);
  const above = ['/', ...parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return above.flatMap((address) => {
    const page = pages.find((candidate) => candidate.path === address);
    return page ? [{ title: page.title, href: address }] : [];
  });
}
