/** Sentry names a project by an address with a key and a number in it: its key, and where reports go. */
export function readDsn(url: string): { key: string; envelopes: string } | undefined {
  const { protocol, username, host, pathname } = new URL(url);
  const [, prefix, project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (username === '' || project === undefined) return undefined;
  return { key: username, envelopes: `${protocol}//${host}${prefix}/api/${project}/envelope/` };
}
