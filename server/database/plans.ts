import type { PoolClient } from 'pg';

/**
 * Statements kept ready on each connection: planning one costs the database more than finding one page with it, so
 * each connection does it once.
 */
export function makePlans() {
  const plans = new WeakMap<PoolClient, Map<string, string>>();
  let planCount = 0;

  /** The name of a statement on a connection, and what to say before it is used there for the first time. */
  return function planOn(client: PoolClient, statement: string) {
    const known = plans.get(client) ?? new Map<string, string>();
    plans.set(client, known);
    // Whether a message that failed has left its plan behind cannot be known, so the next one takes another name.
    const forget = () => void known.delete(statement);
    const ready = known.get(statement);
    if (ready !== undefined) return { name: ready, preparing: '', forget };
    planCount += 1;
    const name = `once_${planCount}`;
    known.set(statement, name);
    return { name, preparing: `prepare ${name} as ${statement}; `, forget };
  };
}
