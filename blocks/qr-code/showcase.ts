import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const menu = { content: 'tel:+441632960114', caption: 'Scan to call the shop' };

const page: ShowcasePage = {
  type: 'qr-code',
  title: 'QR code',
  kind: 'Links',
  summary: 'A link or a text that phones can read from a screen or from paper.',
  lead: 'Drawn into the page, so it prints sharp at any size and asks nobody else. It stays black on white, at night too, because phones read nothing else well.',
  picture: 'jar',
  examples: [
    {
      name: 'Sizes',
      about: 'Small beside an address, large on a poster.',
      blocks: beside('qr-code', { ...menu, size: 'small' }, menu),
    },
    {
      name: 'A text',
      about: 'Anything up to 1,200 bytes: a Wi-Fi password, a greeting.',
      tone: 'tint',
      blocks: below('qr-code', {
        content: 'WIFI:T:WPA;S:Bakery guests;P:freshbread;;',
        caption: 'Our Wi-Fi',
        size: 'large',
        align: 'center',
      }),
    },
  ],
};

export default [page];
