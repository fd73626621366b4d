import { and, eq, inArray, sql } from 'drizzle-orm';
import { FILES_PATH } from '#core/assets/names.ts';
import { productTexts } from '#core/commerce/catalogue/product-texts.ts';
import type { Tx } from '../../database/database.ts';
import { assets, fileNames, products } from '../../database/schema.ts';
import { sayRowsIn, type ToldIn } from '../../languages/say-rows.ts';

const fileId = sql<string>`coalesce(${products.body}->>'fileId', '')`;

/** The files of downloads, by product; those that were deleted since are still owed to whoever bought them. */
export async function listFiles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: products.id, fileId })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.fileId]));
}

/** The addresses of these files, by product. */
export async function listFileAddresses(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: products.id, name: sql<string>`coalesce(${assets.fileName}, ${assets.name})` })
    .from(products)
    .innerJoin(assets, and(eq(assets.siteId, products.siteId), sql`${assets.id} = ${fileId}`))
    .where(and(inArray(products.id, [...ids]), eq(products.type, 'DIGITAL')));
  return new Map(rows.map(({ id, name }) => [id, FILES_PATH + name]));
}

/** The file that a buyer who reads a language gets. */
export async function findFile(tx: Tx, told: ToldIn, id: string): Promise<string | undefined> {
  const own = (await listFiles(tx, [id])).get(id);
  const say = own ? await sayRowsIn(tx, told, [id]) : undefined;
  if (!say) return own;
  const written = { file: (await listFileAddresses(tx, [id])).get(id) ?? '' };
  const { file } = say(id, written, productTexts).value;
  if (file === written.file) return own;
  const [said] = await tx
    .select({ id: fileNames.assetId })
    .from(fileNames)
    .where(eq(fileNames.name, file.slice(FILES_PATH.length)));
  return said?.id ?? own;
}

/** Every file that somebody has to pay for, in any language. Deleted products count: what was sold is nobody's for nothing. */
export async function listSold(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ fileId: string }>(sql`
    with sold as (
      select id, body->>'fileId' as file_id from products where type = 'DIGITAL' and body->>'fileId' <> ''
    )
    select file_id as "fileId" from sold
    union
    select f.asset_id from sold
    join documents d on d.kind = 'translation' and split_part(d.key, '@', 1) = sold.id
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
    cross join lateral jsonb_array_elements(r.body->'files') as chosen
    join file_names f on ${FILES_PATH} || f.name = chosen->>'value'
    where jsonb_typeof(r.body->'files') = 'array' and chosen->>'key' = 'file'`);
  return new Set(rows.map((row) => row.fileId));
}
