import { variantName } from '#core/commerce/catalogue/product.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import type { Tx } from '../database/database.ts';
import { speechIn } from '../languages/in-language.ts';
import { saidProducts } from '../products/languages/product-speech.ts';
import type { SubscriptionRow } from './store.ts';

/** What somebody subscribes to in the words of their language; nothing where that is as it is written. */
export async function saidPlan(
  tx: Tx,
  languages: SiteLanguages,
  { language, productId }: Pick<SubscriptionRow, 'language' | 'productId'>,
) {
  const speech = speechIn(languages, language);
  const said = speech && (await saidProducts(tx, { speech }, [productId])).get(productId);
  return (
    said && {
      title: said.title,
      optionsOf: new Map(said.variants.map((each) => [each.id, each.optionValues])),
    }
  );
}
export type SaidPlan = Awaited<ReturnType<typeof saidPlan>>;

/** What it is called in mails and in the account. */
export const titleOfPlan = (
  { title, variantId }: Pick<SubscriptionRow, 'title' | 'variantId'>,
  said: SaidPlan,
): string => (said ? [said.title, ...(said.optionsOf.get(variantId) ?? [])].join(', ') : title);

/** A variant by its options, or the product where it has none. */
export function variantNameIn(
  variant: { variantId: string; optionValues: readonly string[]; title: string },
  said: SaidPlan,
): string {
  const { variantId, optionValues, title } = variant;
  const values = said?.optionsOf.get(variantId) ?? optionValues;
  return variantName(values.map((value) => ({ value }))) || (said?.title ?? title);
}
