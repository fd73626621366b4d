import type { Service } from '../social-icons/services.ts';

/** Where a page can be shared: an ordinary link each, so nobody is told of a visit before somebody presses it. */
export const SHARE_TARGETS = [
  'email',
  'whatsapp',
  'facebook',
  'x',
  'bluesky',
  'mastodon',
  'linkedin',
  'pinterest',
  'reddit',
] as const satisfies readonly Service[];
export type ShareTarget = (typeof SHARE_TARGETS)[number];

export function shareAddress(target: ShareTarget, page: { url: string; title: string }): string {
  const url = encodeURIComponent(page.url);
  const title = encodeURIComponent(page.title);
  switch (target) {
    case 'email':
      return `mailto:?subject=${title}&body=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${title}%20${url}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'x':
      return `https://x.com/intent/post?text=${title}&url=${url}`;
    case 'bluesky':
      return `https://bsky.app/intent/compose?text=${title}%20${url}`;
    case 'mastodon':
      return `https://mastodonshare.com/?text=${title}&url=${url}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`;
    case 'reddit':
      return `https://www.reddit.com/submit?url=${url}&title=${title}`;
  }
}
