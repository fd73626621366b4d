import { wxrFile, wxrItem } from './wxr-file.ts';

const POST = wxrItem({
  id: 1,
  title: 'Salt & wind',
  slug: 'salt',
  content: `<!-- wp:paragraph --><p>Four <strong>days</strong> at <a href="javascript:alert(1)">the</a> <a href="https://pans.example">pans</a>.</p><!-- /wp:paragraph -->
<h1>Monday</h1><ul><li>Mud</li><li>Wind<ul><li>More wind</li></ul></li></ul>
<figure><img src="https://dead.invalid/pan.jpg" alt="A pan"/><figcaption>The pan</figcaption></figure>
<table><tr><th>Day</th><th>Kilos</th></tr><tr><td>Wed</td><td>38</td></tr></table>
<script>alert(2)</script>[gallery ids="1,2"]<iframe src="https://player.example/1"></iframe>`,
  rest: `<category domain="category" nicename="travel"><![CDATA[Travel]]></category>
<category domain="post_tag" nicename="salt"><![CDATA[Salt]]></category>
<category domain="post_tag" nicename="x"><![CDATA[${'x'.repeat(51)}]]></category>
<wp:comment><wp:comment_id>7</wp:comment_id><wp:comment_author><![CDATA[Vi]]></wp:comment_author><wp:comment_author_email>vi@example.com</wp:comment_author_email><wp:comment_date_gmt>2020-06-01 10:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[Well <b>said</b>.]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_parent>0</wp:comment_parent></wp:comment>`,
});
/** A little of everything: a post with all kinds of markup, a page, a draft, a picture, a menu. */
export const SMALL_EXPORT = wxrFile([
  POST,
  wxrItem({
    id: 2,
    title: 'Older',
    slug: 'salt',
    content: 'First line\n\nSecond line',
    date: '0000-00-00 00:00:00',
  }),
  wxrItem({
    id: 3,
    type: 'page',
    title: 'About',
    slug: 'about-us',
    link: 'https://old.example/about-us/',
    content: '<p>Who.</p>',
  }),
  wxrItem({ id: 4, title: 'Draft', status: 'draft', content: '<p>Not yet</p>' }),
  wxrItem({
    id: 5,
    type: 'attachment',
    title: 'Pan',
    rest: '<wp:attachment_url>https://dead.invalid/pan.jpg</wp:attachment_url>',
  }),
  wxrItem({ id: 6, type: 'wp_block', title: 'A pattern' }),
  wxrItem({
    id: 8,
    type: 'nav_menu_item',
    title: 'Us',
    rest: '<wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>3</wp:meta_value></wp:postmeta>',
  }),
]);
