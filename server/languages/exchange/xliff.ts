import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Token } from '#core/languages/exchange/codes.ts';
import { BadFile, type ExchangedText, type ExchangeFile } from '#core/languages/exchange/file.ts';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\r', '&#13;');

/** Characters that XML cannot hold have an element of their own. */
const wordsOf = (text: string): string =>
  text
    .split(/([^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}])/u)
    .map((part, index) =>
      index % 2 === 0
        ? escaped(part)
        : `<cp hex="${part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    )
    .join('');

const inside = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('text' in token) return wordsOf(token.text);
      if ('open' in token) return `<pc id="${token.open}">`;
      return 'close' in token ? '</pc>' : `<ph id="${token.single}"/>`;
    })
    .join('');

const attribute = (text: string): string => escaped(text.replaceAll(NOT_ALLOWED, ''));

/** The texts of a site as XLIFF 2.1, a file in it for each document. */
export function toXliff({ siteId, sourceLanguage, language, documents, texts }: ExchangeFile): string {
  const unit = ({ key, label, state, source, target }: ExchangedText, index: number) => `
    <unit id="u${index + 1}" name="${attribute(key)}">
      <notes>
        <note category="state">${attribute(state)}</note>
        <note category="location">${attribute(label)}</note>
      </notes>
      <segment state="${target.length === 0 ? 'initial' : 'translated'}">
        <source xml:space="preserve">${inside(source)}</source>
        ${target.length === 0 ? '' : `<target xml:space="preserve">${inside(target)}</target>`}
      </segment>
    </unit>`;
  const ofDocument = Map.groupBy(texts, ({ of }) => of);
  const files = documents.map(
    ({ of, title }, index) => `
  <file id="f${index + 1}" original="${attribute(`${siteId}/${of}`)}">
    <notes>
      <note category="title">${attribute(title)}</note>
    </notes>${(ofDocument.get(of) ?? []).map(unit).join('')}
  </file>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="${sourceLanguage}" trgLang="${language}">${files.join('')}
</xliff>
`;
}

/** One text as a tool gave it back: in as many segments as the tool liked. */
interface OpenUnit {
  key: string;
  state: string;
  label: string;
  source: Token[];
  target: Token[];
}

/** Reads XLIFF 2.0 and 2.1. No document type is read, so nothing in a file can name or repeat anything else. */
export function fromXliff(xml: string): ExchangeFile {
  const parser = new SaxesParser({ xmlns: true });
  const texts: ExchangedText[] = [];
  const documents: { of: string; title: string }[] = [];
  let head: { siteId: string; sourceLanguage: string; language: string } | undefined;
  let of = '';
  let unit: OpenUnit | undefined;
  let note: { category: string; text: string } | undefined;
  let into: Token[] | undefined;
  const bad = (sentence: string) => new BadFile(sentence);

  parser.on('doctype', () => {
    throw bad('This file declares a document type, which files of translations never do.');
  });
  parser.on('error', (error) => {
    throw bad(`This file is damaged: ${error.message}`);
  });
  const valueOf = (tag: SaxesTagNS, name: string): string => tag.attributes[name]?.value ?? '';
  const idOf = (tag: SaxesTagNS, name = 'id'): number => {
    const id = valueOf(tag, name);
    if (!/^\d{1,6}$/.test(id)) throw bad(`This file has a code that was not exported: ${id.slice(0, 40)}.`);
    return Number(id);
  };

  /** What stands in a text. */
  function openCode(tag: SaxesTagNS, tokens: Token[]): void {
    switch (tag.local) {
      case 'pc':
      case 'sc':
        tokens.push({ open: idOf(tag) });
        return;
      case 'ph':
        tokens.push({ single: idOf(tag) });
        return;
      case 'ec':
        tokens.push({ close: idOf(tag, tag.attributes['startRef'] ? 'startRef' : 'id') });
        return;
      case 'cp': {
        const hex = valueOf(tag, 'hex');
        if (!/^[0-9A-Fa-f]{1,4}$/.test(hex)) throw bad('This file has a character that cannot be read.');
        tokens.push({ text: String.fromCharCode(Number.parseInt(hex, 16)) });
        return;
      }
      case 'mrk':
      case 'sm':
      case 'em':
        return;
      default:
        throw bad(`This file has markup in a text that was not exported: ${tag.local.slice(0, 40)}.`);
    }
  }

  parser.on('opentag', (tag) => {
    if (!head) {
      if (tag.local !== 'xliff' || tag.uri !== NAMESPACE)
        throw bad('This is not an XLIFF 2 file. Export one here first, and keep its format.');
      head = { siteId: '', sourceLanguage: valueOf(tag, 'srcLang'), language: valueOf(tag, 'trgLang') };
      return;
    }
    if (into) return openCode(tag, into);
    if (tag.uri !== NAMESPACE) return;
    if (tag.local === 'file') {
      const [siteId = '', ...rest] = valueOf(tag, 'original').split('/');
      if (head.siteId !== '' && head.siteId !== siteId) throw bad('This file is of several sites.');
      head.siteId = siteId;
      of = rest.join('/');
      documents.push({ of, title: '' });
    }
    if (tag.local === 'unit')
      unit = { key: valueOf(tag, 'name'), state: '', label: '', source: [], target: [] };
    if (tag.local === 'note') note = { category: valueOf(tag, 'category'), text: '' };
    if (unit && tag.local === 'source') into = unit.source;
    if (unit && tag.local === 'target') into = unit.target;
  });
  const take = (text: string) => {
    if (into) into.push({ text });
    else if (note) note.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', (tag) => {
    if (tag.uri === NAMESPACE && (tag.local === 'source' || tag.local === 'target')) into = undefined;
    if (into && tag.local === 'pc') into.push({ close: idOf(tag) });
    if (tag.local === 'note' && note) {
      if (unit && note.category === 'state') unit.state = note.text.trim();
      if (unit && note.category === 'location') unit.label = note.text.trim();
      note = undefined;
    }
    if (tag.local === 'unit' && unit) {
      texts.push({ of, ...unit });
      unit = undefined;
    }
  });
  parser.write(xml).close();
  if (!head) throw bad('This file is empty.');
  return { ...head, documents, texts };
}
