import { and, asc, eq, ne } from 'drizzle-orm';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { NO_CENTS } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import type { FoundProblem } from '#contract/content/content.ts';
import type { Tx } from '../database/database.ts';
import { products } from '../database/schema.ts';
import { isShown } from './store.ts';

const MAX_NAMED = 20;

/** Products on show that cost nothing, told to those who can change that. What a gift card costs is up to its buyer. */
export async function findFreeProducts(
  tx: Tx,
  permissions: readonly number[] | undefined,
  now: Date,
): Promise<FoundProblem[]> {
  if (permissions && !hasPermission(permissions, CommercePermission.editProducts)) return [];
  const rows = await tx
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(isShown(now), eq(products.priceFrom, NO_CENTS), ne(products.type, 'GIFT_CARD')))
    .orderBy(asc(products.position))
    .limit(MAX_NAMED);
  return rows.map(({ id, title }) => ({
    documentId: null,
    kind: 'product',
    title,
    check: 'price',
    message: 'costs nothing.',
    place: { kind: 'document', id },
    unlessWith: null,
  }));
}
