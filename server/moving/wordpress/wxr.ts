import { SaxesParser } from 'saxes';

/** One `<item>` of an export: a post, a page, a picture, a link in a menu … */
export interface WxrItem {
  id: string;
  type: string;
  title: string;
  link: string;
  slug: string;
  status: string;
  date: string;
  /** The date by the old site's clock; a draft has no other. */
  localDate: string;
  author: string;
  content: string;
  excerpt: string;
  password: string;
  sticky: string;
  commentStatus: string;
  parent: string;
  attachmentUrl: string;
  terms: { taxonomy: string; name: string; slug: string }[];
  meta: Record<string, string>;
  comments: WxrComment[];
  /** Elements that exports usually do not have, by name. */
  strangers: string[];
}

export interface WxrComment {
  id: string;
  parent: string;
  author: string;
  email: string;
  date: string;
  content: string;
  approved: string;
  type: string;
}

export interface WxrEvents {
  /** The old address of the site, told before its items. */
  base: (url: string) => void;
  author: (login: string, name: string) => void;
  item: (item: WxrItem) => void;
  /** A category or tag of the whole site, or what extensions keep in their place. */
  term: (term: WxrTerm) => void;
}

export interface WxrTerm {
  taxonomy: string;
  id: string;
  slug: string;
  name: string;
  /** What is said of it. */
  words: string;
  meta: Record<string, string>;
}

const FIELDS: Readonly<Record<string, keyof WxrItem>> = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_date_gmt': 'date',
  'wp:post_parent': 'parent',
  'wp:attachment_url': 'attachmentUrl',
  'wp:post_date': 'localDate',
  'wp:post_password': 'password',
  'wp:is_sticky': 'sticky',
  'wp:comment_status': 'commentStatus',
};

/** Says nothing that a reader would miss. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'item',
  'pubDate',
  'guid',
  'description',
  'category',
  'wp:post_modified',
  'wp:post_modified_gmt',
  'wp:ping_status',
  'wp:menu_order',
  'wp:postmeta',
  'wp:meta_key',
  'wp:meta_value',
]);

/** Terms of the whole site, with what they are where they do not say so. */
const TERMS: Readonly<Record<string, string>> = {
  'wp:category': 'category',
  'wp:tag': 'post_tag',
  'wp:term': '',
};

const TERM_FIELDS: Readonly<Record<string, Exclude<keyof WxrTerm, 'meta'>>> = {
  'wp:term_id': 'id',
  'wp:term_taxonomy': 'taxonomy',
  'wp:category_nicename': 'slug',
  'wp:tag_slug': 'slug',
  'wp:term_slug': 'slug',
  'wp:cat_name': 'name',
  'wp:tag_name': 'name',
  'wp:term_name': 'name',
  'wp:category_description': 'words',
  'wp:tag_description': 'words',
  'wp:term_description': 'words',
};

const COMMENT_FIELDS: Readonly<Record<string, keyof WxrComment>> = {
  'wp:comment_id': 'id',
  'wp:comment_parent': 'parent',
  'wp:comment_author': 'author',
  'wp:comment_author_email': 'email',
  'wp:comment_date_gmt': 'date',
  'wp:comment_content': 'content',
  'wp:comment_approved': 'approved',
  'wp:comment_type': 'type',
};

/** One element of a file must not fill the memory. */
export const MAX_ELEMENT_LENGTH = 5_000_000;

export class BadExport extends Error {}

const NO_TERM = { id: '', slug: '', name: '', words: '' };

const newItem = (): WxrItem => ({
  id: '',
  type: '',
  title: '',
  link: '',
  slug: '',
  status: '',
  date: '',
  localDate: '',
  author: '',
  content: '',
  excerpt: '',
  password: '',
  sticky: '',
  commentStatus: '',
  parent: '',
  attachmentUrl: '',
  terms: [],
  meta: {},
  comments: [],
  strangers: [],
});

/** Reads an export as it comes, an item at a time, so that its size does not matter. */
export function makeWxrReader(events: WxrEvents) {
  const parser = new SaxesParser({ xmlns: false });
  let item: WxrItem | undefined;
  let comment: WxrComment | undefined;
  let author: { login: string; name: string } | undefined;
  let metaKey = '';
  let metaValue = '';
  let text = '';
  let term: WxrItem['terms'][number] | undefined;
  let siteTerm: WxrTerm | undefined;
  let isExport = false;

  // What a document type declares can grow without end when it is read; exports have none.
  parser.on('doctype', () => {
    throw new BadExport('The file declares a document type, which exports never do.');
  });
  parser.on('error', (error) => {
    throw new BadExport(`The file is damaged: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'rss') isExport = true;
    if (name === 'item') item = newItem();
    if (name === 'wp:comment')
      comment = { id: '', parent: '', author: '', email: '', date: '', content: '', approved: '', type: '' };
    const taxonomy = TERMS[name];
    if (taxonomy !== undefined && !item) siteTerm = { ...NO_TERM, taxonomy, meta: {} };
    if (name === 'wp:author') author = { login: '', name: '' };
    if (name === 'category' && item) {
      const { domain = '', nicename = '' } = attributes as Record<string, string>;
      term = { taxonomy: domain, name: '', slug: nicename };
    }
    if (name === 'wp:postmeta' || name === 'wp:termmeta') {
      metaKey = '';
      metaValue = '';
    }
  });
  const readSiteTerm = (open: WxrTerm, name: string, value: string) => {
    const field = TERM_FIELDS[name];
    if (field) open[field] = value;
    if (name === 'wp:meta_key') metaKey = value;
    if (name === 'wp:meta_value' && metaKey !== '') open.meta[metaKey] = value;
    if (TERMS[name] === undefined) return;
    events.term(open);
    siteTerm = undefined;
  };
  const take = (part: string) => {
    if (text.length + part.length > MAX_ELEMENT_LENGTH)
      throw new BadExport('One entry of the file is larger than five million characters.');
    text += part;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    const value = text;
    text = '';
    if (name === 'wp:base_blog_url' || (name === 'link' && !item)) events.base(value.trim());
    if (author) {
      if (name === 'wp:author_login') author.login = value.trim();
      if (name === 'wp:author_display_name') author.name = value.trim();
      if (name === 'wp:author') {
        events.author(author.login, author.name || author.login);
        author = undefined;
      }
    }
    if (siteTerm && !item) readSiteTerm(siteTerm, name, value.trim());
    if (!item) return;
    if (comment) {
      const field = COMMENT_FIELDS[name];
      if (field) comment[field] = field === 'content' ? value : value.trim();
      if (name === 'wp:comment') {
        item.comments.push(comment);
        comment = undefined;
      }
      return;
    }
    if (name === 'wp:meta_key') metaKey = value.trim();
    if (name === 'wp:meta_value') metaValue = value;
    if (name === 'wp:postmeta' && metaKey !== '') item.meta[metaKey] = metaValue;
    if (name === 'category' && term) {
      item.terms.push({ ...term, name: value.trim() });
      term = undefined;
    }
    const field = FIELDS[name];
    if (!field && !BOOKKEEPING.has(name) && value.trim() !== '') item.strangers.push(name);
    if (field && typeof item[field] === 'string')
      (item as unknown as Record<string, string>)[field] =
        field === 'content' || field === 'excerpt' ? value : value.trim();
    if (name === 'item') {
      events.item(item);
      item = undefined;
    }
  });

  return {
    write: (chunk: string) => void parser.write(chunk),
    close() {
      parser.close();
      if (!isExport) throw new BadExport('This is not an export of WordPress or Squarespace.');
    },
  };
}
