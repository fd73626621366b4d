import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { formReplies } from '../../database/schema.ts';

export interface NewReply {
  siteId: string;
  id: string;
  submissionId: string;
  mailId: string;
  accountId: string | null;
  subject: string;
  text: string;
  createdAt: Date;
}

export async function insertReply(tx: Tx, row: NewReply): Promise<void> {
  await tx.insert(formReplies).values(row);
}

export async function listReplies(tx: Tx, submissionId: string) {
  const { id, mailId, accountId, subject, text, createdAt } = formReplies;
  return tx
    .select({ id, mailId, accountId, subject, text, createdAt })
    .from(formReplies)
    .where(eq(formReplies.submissionId, submissionId))
    .orderBy(asc(createdAt), asc(id));
}
