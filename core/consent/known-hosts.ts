import { HOSTS, type HostCategory, type Provider } from './known/hosts.ts';

/** Who is behind a host, by the longest known name it ends with. */
export function providerOf(host: string, path = '/'): Provider | undefined {
  const labels = host.toLowerCase().split('.');
  const service = path.split('/', 2)[1] ?? '';
  const known = labels
    .flatMap((_, at) => {
      const name = labels.slice(at).join('.');
      return [`${name}/${service}`, name];
    })
    .find((name) => Object.hasOwn(HOSTS, name));
  return known === undefined ? undefined : HOSTS[known];
}

/** Of a host nobody knows the strictest is assumed, until the owner says otherwise. */
export function categoryOfHost(host: string, path?: string): HostCategory {
  return providerOf(host, path)?.category ?? 'marketing';
}
