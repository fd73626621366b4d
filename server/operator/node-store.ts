import { asc, eq, lt } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { nodes } from '../database/schema.ts';

export type NodeRow = typeof nodes.$inferSelect;

export async function upsertNode(tx: Tx, row: NodeRow): Promise<void> {
  const { seenAt, holds } = row;
  await tx.insert(nodes).values(row).onConflictDoUpdate({ target: nodes.id, set: { seenAt, holds } });
}

export async function deleteNode(tx: Tx, id: string): Promise<void> {
  await tx.delete(nodes).where(eq(nodes.id, id));
}

export async function deleteSilent(tx: Tx, before: Date): Promise<void> {
  await tx.delete(nodes).where(lt(nodes.seenAt, before));
}

export const listNodes = async (tx: Tx): Promise<NodeRow[]> =>
  tx.select().from(nodes).orderBy(asc(nodes.startedAt));
