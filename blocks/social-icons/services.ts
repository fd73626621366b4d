/** Where people are found, each with the strokes of its sign on a field of 24 by 24. */
export const SERVICES = {
  instagram: {
    name: 'Instagram',
    strokes: [
      'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
      'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
      'M17.2 6.8h.01',
    ],
  },
  facebook: { name: 'Facebook', strokes: ['M16 4h-2a4 4 0 0 0-4 4v13', 'M7 12h8'] },
  x: { name: 'X', strokes: ['M4 4l16 16', 'M20 4L4 20'] },
  bluesky: {
    name: 'Bluesky',
    strokes: [
      'M12 11C10 7 6 4 3 4c0 5 2 8 6 8-3 1-3 5 0 6 2 0 3-3 3-5 0 2 1 5 3 5 3-1 3-5 0-6 4 0 6-3 6-8-3 0-7 3-9 7z',
    ],
  },
  mastodon: { name: 'Mastodon', strokes: ['M5 19V8a3.5 3.5 0 0 1 7 0v6', 'M12 8a3.5 3.5 0 0 1 7 0v8'] },
  threads: {
    name: 'Threads',
    strokes: ['M16 12a4 4 0 1 0-4 4c3 0 5-1 5-4 0-5-2-7-5-7-5 0-7 3-7 7s2 8 7 8c3 0 5-1 6-3'],
  },
  linkedin: { name: 'LinkedIn', strokes: ['M5 10v9', 'M5 5.5h.01', 'M10 19v-9', 'M10 14a4 4 0 0 1 8 0v5'] },
  youtube: {
    name: 'YouTube',
    strokes: ['M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z', 'M10 9l5 3-5 3z'],
  },
  vimeo: { name: 'Vimeo', strokes: ['M3 8c4-3 5-2 6 3s2 8 4 5 6-9 3-11-5 1-5 3'] },
  pinterest: { name: 'Pinterest', strokes: ['M9 21l3-12', 'M8 13a5 5 0 1 1 4 3c-1 0-2-.5-2-1.500'] },
  tiktok: { name: 'TikTok', strokes: ['M13 3v12a4 4 0 1 1-4-4', 'M13 3c.5 3 2.500 5 6 5'] },
  spotify: {
    name: 'Spotify',
    strokes: [
      'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
      'M7.500 10c3-1 6.500-.7 9 .8',
      'M8 13.200c2.500-.7 5-.5 7 .7',
      'M8.500 16c2-.5 3.700-.3 5.500.5',
    ],
  },
  github: { name: 'GitHub', strokes: ['M8 7l-5 5 5 5', 'M16 7l5 5-5 5', 'M13.500 5l-3 14'] },
  whatsapp: {
    name: 'WhatsApp',
    strokes: [
      'M4 20l1.300-4A8 8 0 1 1 8 18.800z',
      'M9 9c0 3 3 6 6 6l1-1.500-2-1-1 .7c-1-.5-1.700-1.200-2.200-2.200l.7-1-1-2z',
    ],
  },
  reddit: {
    name: 'Reddit',
    strokes: [
      'M12 9c5 0 8 2.500 8 5.500S16.500 20 12 20s-8-2.500-8-5.500S7 9 12 9z',
      'M12 9l1-5 4 1',
      'M9 14h.01',
      'M15 14h.01',
    ],
  },
  email: { name: 'Email', strokes: ['M3 6h18v12H3z', 'M3 7l9 7 9-7'] },
  phone: {
    name: 'Telephone',
    strokes: [
      'M6 3h3l2 5-2.500 2a12 12 0 0 0 5.500 5.500L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
    ],
  },
  rss: { name: 'RSS', strokes: ['M5 19h.01', 'M5 12a7 7 0 0 1 7 7', 'M5 5a14 14 0 0 1 14 14'] },
  website: {
    name: 'Website',
    strokes: [
      'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
      'M3 12h18',
      'M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
    ],
  },
} as const satisfies Record<string, { name: string; strokes: readonly string[] }>;

export type Service = keyof typeof SERVICES;

/** Hosts whose names are not the service's own. */
const HOSTS: Readonly<Record<string, Service>> = {
  'twitter.com': 'x',
  'x.com': 'x',
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  'threads.net': 'threads',
  'youtu.be': 'youtube',
  'wa.me': 'whatsapp',
};

/** The service that an address belongs to; a website where nobody knows. */
export function serviceOf(address: string): Service {
  if (!URL.canParse(address)) return 'website';
  const host = new URL(address).hostname.replace(/^www\./, '');
  const [name = ''] = host.split('.').slice(-2);
  return HOSTS[host] ?? SERVICE_NAMES.find((service) => service === name) ?? 'website';
}

export const SERVICE_NAMES = Object.keys(SERVICES) as [Service, ...Service[]];
