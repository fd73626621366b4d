import type { Policy } from './policies.ts';
import { POLICIES } from './policies.ts';

/** What the server knows of a visitor and a page cannot: told in a header, since the page is the same for all. */
export interface Decision {
  policy: Policy;
  gpc: boolean;
}

export const DECISION_NAME = 'consent';
const WITH_GPC = '-gpc';

/** As an entry of `Server-Timing`, which scripts of the page can read. */
export const writeDecision = ({ policy, gpc }: Decision): string =>
  `${DECISION_NAME};desc="${policy}${gpc ? WITH_GPC : ''}"`;

/** The strictest where nothing came, or nothing that could be read. */
export function readDecision(entries: readonly { name: string; description: string }[]): Decision {
  const text = entries.find(({ name }) => name === DECISION_NAME)?.description ?? '';
  const policy = POLICIES.find((known) => known === text.replace(WITH_GPC, ''));
  return { policy: policy ?? 'optIn', gpc: text.endsWith(WITH_GPC) };
}
