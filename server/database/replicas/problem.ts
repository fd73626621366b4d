import type { ReplicaReport } from '../database.ts';

/** What is wrong with a replica, in a sentence. */
export function replicaProblem({ name, state }: ReplicaReport): string | undefined {
  switch (state) {
    case 'following':
      return undefined;
    case 'resting':
      return `The replica ${name} was too slow.`;
    case 'away':
      return `The replica ${name} does not answer.`;
    case 'foreign':
      return `The replica ${name} is no standby of this database, or its user sees through row-level security.`;
  }
}
