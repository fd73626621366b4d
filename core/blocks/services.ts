/** Services of other hosts whose script a block can load, once somebody lets it. Where each lies is configuration. */
export const SERVICE_URLS = {
  maps: 'https://maps.googleapis.com/maps/api/js',
  reservations: 'https://www.opentable.com/widget/reservation/loader',
  booking: 'https://www.exploretock.com/tock.js',
  follow: 'https://platform.twitter.com/widgets.js',
} as const;

export type ServiceName = keyof typeof SERVICE_URLS;
export type ServiceUrls = Readonly<Record<ServiceName, string>>;
