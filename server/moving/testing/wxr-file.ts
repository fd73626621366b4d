/** An export as the other system writes it, for tests. */
export function wxrFile(items: readonly string[], head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>https://old.example</link><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[ruth]]></wp:author_login><wp:author_display_name><![CDATA[Ruth Amsel]]></wp:author_display_name></wp:author>
${head}${items.join('\n')}</channel></rss>`;
}

export interface Entry {
  id: number;
  type?: string;
  title?: string;
  slug?: string;
  status?: string;
  date?: string;
  link?: string;
  content?: string;
  rest?: string;
}

export function wxrItem(entry: Entry): string {
  const { id, type = 'post', title = `Post ${id}`, slug = `post-${id}`, status = 'publish' } = entry;
  const { date = '2020-05-06 07:08:09', content = '', rest = '' } = entry;
  const link = entry.link ?? `https://old.example/2020/05/${slug}/`;
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[ruth]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${rest}</item>`;
}
