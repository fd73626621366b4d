import { Resolver } from 'node:dns/promises';

const PATIENCE = { timeout: 2000, tries: 2 };
/** The name servers answered, and what they say is that there is nothing. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];

/** Asks the name servers. `servers` are addresses, with a port where it is not the usual one. */
export function makeNames(servers: readonly string[] = []) {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers([...servers]);

  async function ask<T>(question: Promise<T[]>): Promise<T[] | undefined> {
    try {
      return await question;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return NOTHING_THERE.includes(code) ? [] : undefined;
    }
  }

  async function addresses(host: string): Promise<string[]> {
    const found = await Promise.all([ask(resolver.resolve4(host)), ask(resolver.resolve6(host))]);
    return found.flatMap((some) => some ?? []);
  }

  return {
    /** The texts kept under a name; undefined when nobody answered. */
    async texts(name: string): Promise<string[] | undefined> {
      const records = await ask(resolver.resolveTxt(name));
      return records?.map((parts) => parts.join(''));
    },

    /** Whether a host leads to the target: by name, or because both have an address in common. */
    async leadsTo(host: string, target: { name: string; address: string | undefined }): Promise<boolean> {
      const aliases = (await ask(resolver.resolveCname(host))) ?? [];
      if (aliases.some((alias) => alias.toLowerCase() === target.name)) return true;
      const found = await addresses(host);
      const ours = [...(target.address ? [target.address] : []), ...(await addresses(target.name))];
      return found.some((address) => ours.includes(address));
    },
  };
}

export type Names = ReturnType<typeof makeNames>;
