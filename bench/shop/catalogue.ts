import type { Client } from 'pg';

const VARIANTS = 10;

/** Products of the demo shop, with ten variants each, up to a number. Written past the API, which would take minutes. */
export async function fillCatalogue(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into product_categories (site_id, id, name, slug, position)
     select id, rpad('benchcategory', 24, '0'), 'Bench', 'bench', 99 from sites where identifier = 'demo'
     on conflict do nothing`,
  );
  await client.query(
    `insert into products (site_id, id, type, title, slug, workflow, body, categories, tags, position, price_from,
       price_to, search)
     select s.id, 'bench' || lpad(n::text, 19, '0'), 'PHYSICAL', 'Jar number ' || n, 'bench-jar-' || n, 'published',
       jsonb_build_object('description', '{"type":"doc","content":[]}'::jsonb, 'images', '[]'::jsonb,
         'options', '["Size"]'::jsonb, 'related', '[]'::jsonb, 'seoTitle', '', 'seoDescription', '',
         'isTaxable', true, 'fileId', ''),
       case when n % 10 = 0 then array[rpad('benchcategory', 24, '0')] else '{}' end, '{}', 100 + n, 500 + n % 2000,
       1400 + n % 2000, to_tsvector('simple', 'jar number ' || n || ' of the bench')
     from sites s, generate_series(1, $1::int) n where s.identifier = 'demo' on conflict do nothing`,
    [count],
  );
  await client.query(
    `insert into product_variants (site_id, id, product_id, position, sku, price, qty_in_stock, option_values)
     select p.site_id, 'v' || v || right(p.id, 22), p.id, v, 'BENCH' || right(p.id, 10) || v, p.price_from + v * 100,
       10, array['Size ' || v]
     from products p, generate_series(0, $1::int - 1) v where p.id like 'bench%' on conflict do nothing`,
    [VARIANTS],
  );
  await client.query('vacuum analyze products');
  await client.query('vacuum analyze product_variants');
}
