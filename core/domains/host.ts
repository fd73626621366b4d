export const MAX_HOST_LENGTH = 253;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that never lead here from elsewhere. */
const LOCAL_ENDINGS = ['localhost', 'local', 'internal', 'invalid', 'arpa', 'onion'];

export const DOMAIN_EXAMPLE = 'www.example.com';
export const NOT_A_DOMAIN = `Please enter a domain such as ${DOMAIN_EXAMPLE}.`;
export const DOMAIN_IS_ADDRESS = 'Please enter a name and not an IP address.';
export const DOMAIN_IS_OURS =
  'Addresses below this one belong to the platform. Please enter a domain of your own.';

/**
 * What somebody typed or pasted as a domain, the way the Host header will name it: without scheme and
 * path, in lower case, letters of other scripts in punycode.
 */
export function readHost(typed: string, ownHosts: readonly string[]): { host: string } | { problem: string } {
  const bare = typed.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const end = bare.search(/[/?#]/);
  const name = (end < 0 ? bare : bare.slice(0, end)).replace(/\.$/, '');
  if (name === '' || /[\s@\\%]/.test(name)) return { problem: NOT_A_DOMAIN };
  if (/^\[|^[0-9a-f]*:[0-9a-f:]*$/i.test(name)) return { problem: DOMAIN_IS_ADDRESS };
  if (!URL.canParse(`http://${name}/`)) return { problem: NOT_A_DOMAIN };
  const host = new URL(`http://${name}/`).hostname.toLowerCase();
  // The parser turns every way to write an IPv4 address, such as 0x7f.1, into four numbers.
  if (/^[\d.]+$/.test(host)) return { problem: DOMAIN_IS_ADDRESS };
  if (host.length > MAX_HOST_LENGTH)
    return { problem: `A domain has at most ${MAX_HOST_LENGTH} characters.` };
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return { problem: NOT_A_DOMAIN };
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) return { problem: DOMAIN_IS_OURS };
  if (LOCAL_ENDINGS.includes(labels.at(-1) ?? '')) return { problem: NOT_A_DOMAIN };
  return { host };
}
