import type { Inline, RichText, TextBlock } from '../../rich-text/document.ts';

/** What checks ask of a text. */
export interface TextFacts {
  hrefs: string[];
  colours: string[];
}

export function factsOf(doc: RichText): TextFacts {
  const facts: TextFacts = { hrefs: [], colours: [] };
  doc.content.forEach((block) => look(block, facts));
  return facts;
}

function look(block: TextBlock, facts: TextFacts): void {
  switch (block.type) {
    case 'horizontalRule':
      return;
    case 'blockquote':
      return block.content.forEach((inner) => look(inner, facts));
    case 'bulletList':
    case 'orderedList':
      return block.content.forEach((item) => item.content.forEach((inner) => look(inner, facts)));
    default:
      return lookAtWords(block.content, facts);
  }
}

function lookAtWords(words: readonly Inline[] = [], facts: TextFacts): void {
  for (const word of words) {
    for (const mark of (word.type === 'text' ? word.marks : undefined) ?? []) {
      if (mark.type === 'link') facts.hrefs.push(mark.attrs.href);
      if (mark.type === 'textStyle') facts.colours.push(mark.attrs.color);
    }
  }
}
