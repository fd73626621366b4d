import { dice } from './any-site.ts';
import { wxrFile, wxrItem } from './wxr-file.ts';

/** Markup as years of different editors leave it behind. `@` stands for words that must be found again. */
const ODD = [
  '<!-- wp:paragraph --><p>@</p><!-- /wp:paragraph -->',
  '@\n\n@ line\nbroken',
  '<h1>@</h1><h6>@</h6>',
  '<div class="wp-block-columns"><div class="wp-block-column"><p>@</p></div><div class="wp-block-column">@</div></div>',
  '<ul><li>@<ul><li>@</li></ul></li><li><p>@</p></li></ul>',
  '<ol start="3"><li>@</li></ol>',
  '<blockquote><p>@</p><cite>@</cite></blockquote>',
  '<pre class="wp-block-code"><code>@</code></pre>',
  '<figure><img src="https://gone.invalid/@.jpg" alt="@"/><figcaption>@</figcaption></figure>',
  '<p>@ <img src="https://gone.invalid/@.png"> @</p>',
  '<a href="https://out.example/@"><img src="https://gone.invalid/@.gif"></a>',
  '[caption id="1" width="3"]<img src="https://gone.invalid/@.jpg"> @[/caption]',
  '[gallery ids="1,2"]@',
  '[unknown a="b"]@[/unknown]',
  '<table><caption>@</caption><thead><tr><th>@</th></tr></thead><tbody><tr><td>@<table><tr><td>@</td></tr></table></td></tr></tbody></table>',
  '<p><iframe src="https://player.example/@"></iframe></p>',
  '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://odd.example/@\n</div><figcaption>@</figcaption></figure>',
  '<video controls src="https://gone.invalid/@.mp4"></video>',
  '<font color="red">@</font><center>@</center><strike>@</strike>',
  '<p><b>@<p>never closed',
  '<dl><dt>@</dt><dd>@</dd></dl>',
  '<details><summary>@</summary>@</details>',
  '<!-- wp:@/block {"a":1} /-->',
  '<div class="wp-block-button"><a class="wp-block-button__link" href="https://out.example/@">@</a></div>',
  '<span style="color:red">@ &amp; &nbsp; &lt;b&gt; &euro;</span>',
  '<p>@ 🧂 日本 ﬁ \u200bhidden</p>',
  '<a href="javascript:@()">@</a>',
  '<address>@</address><hr><small>@</small><sup>@</sup>',
  '<section><header>@</header><main>@</main><footer>@</footer></section>',
  '<unknown-thing>@</unknown-thing><p>@</p>',
];

/** An export of hundreds of entries, and every word in it that must be carried or named. */
export function oddExport(posts: number, seed: number): { file: string; words: string[] } {
  const roll = dice(seed);
  const words: string[] = [];
  const word = () => {
    const next = `mark${words.length}x`;
    words.push(next);
    return next;
  };
  const marked = (text: string) => text.replaceAll('@', word);
  const entry = (id: number) => {
    const kind = roll(8);
    const title = `${word()} & <i>${word()}</i>`;
    // What is not carried is named by its title, and with it all that stands in it.
    if (kind === 0) return wxrItem({ id, title, type: 'product' });
    const pieces = Array.from({ length: 1 + roll(6) }, () => marked(ODD[roll(ODD.length)] ?? ''));
    const comment =
      kind > 1 && roll(3) === 0
        ? `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${word()}</wp:comment_author><wp:comment_content><![CDATA[<p>${word()}</p>]]></wp:comment_content><wp:comment_approved>${roll(2)}</wp:comment_approved></wp:comment>`
        : '';
    return wxrItem({
      id,
      title,
      type: kind === 1 ? 'page' : 'post',
      slug: roll(9) === 0 ? 'same-for-many' : `entry-${id}`,
      status: ['publish', 'draft', 'pending', 'private', 'future'][roll(5)] ?? 'publish',
      date: ['2012-03-04 05:06:07', '0000-00-00 00:00:00', '2019-02-31 00:00:00'][roll(3)] ?? '',
      content: pieces.join('\n'),
      rest: `<category domain="category"><![CDATA[${word()}]]></category><category domain="post_tag"><![CDATA[${word()}]]></category>${comment}
<wp:postmeta><wp:meta_key>field-${roll(4)}</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`,
    });
  };
  return { file: wxrFile(Array.from({ length: posts }, (_, index) => entry(index + 1))), words };
}
