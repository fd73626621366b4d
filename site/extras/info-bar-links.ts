interface Reach {
  phone: string;
  email: string;
  address: string;
}

const MAP_SEARCH = 'https://www.openstreetmap.org/search?query=';

/** One link for each way the owner gave to reach them. */
export function infoBarLinks({ phone, email, address }: Reach) {
  return [
    { way: 'call' as const, text: phone, href: `tel:${phone.replaceAll(/[^\d+*#,;]/g, '')}` },
    { way: 'email' as const, text: email, href: `mailto:${email}` },
    { way: 'map' as const, text: address, href: MAP_SEARCH + encodeURIComponent(address) },
  ].filter(({ text }) => text !== '');
}
