interface Reach {
  phone: string;
  email: string;
  address: string;
}

const MAP_SEARCH = 'https://www.openstreetmap.org/search?query=';

/** One link for each way the owner gave to reach them. */
export function infoBarLinks({ phone, email, address }: Reach) {
  return [
    { name: 'Call', text: phone, href: `tel:${phone.replaceAll(/[^\d+*#,;]/g, '')}` },
    { name: 'E-mail', text: email, href: `mailto:${email}` },
    { name: 'Map', text: address, href: MAP_SEARCH + encodeURIComponent(address) },
  ].filter(({ text }) => text !== '');
}
