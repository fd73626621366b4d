import { Fragment, type ReactNode } from 'react';
import { safeHref } from '#core/links/links.ts';
import type { Alignment, Inline, Mark, RichText, TextBlock } from '#core/rich-text/document.ts';

/** Draws rich text. Only known nodes reach the page, and links that must not be followed lose their address. */
export function Prose({ doc }: { doc: RichText }) {
  return <>{blocks(doc.content)}</>;
}

function blocks(nodes: readonly TextBlock[]): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{block(node)}</Fragment>);
}

function block(node: TextBlock): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p {...aligned(node.attrs?.textAlign)}>{inline(node.content)}</p>;
    case 'heading': {
      const Tag = `h${node.attrs.level}` as const;
      return <Tag {...aligned(node.attrs.textAlign)}>{inline(node.content)}</Tag>;
    }
    case 'bulletList':
      return <ul>{items(node.content)}</ul>;
    case 'orderedList':
      return <ol start={node.attrs?.start}>{items(node.content)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(node.content)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{inline(node.content)}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
  }
}

function items(nodes: readonly { content: TextBlock[] }[]): ReactNode {
  return nodes.map((item, index) => <li key={index}>{blocks(item.content)}</li>);
}

function inline(nodes: readonly Inline[] = []): ReactNode {
  return nodes.map((node, index) =>
    node.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>{(node.marks ?? []).reduce<ReactNode>(wrap, node.text)}</Fragment>
    ),
  );
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function wrap(children: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'textStyle') return <span style={{ color: mark.attrs.color }}>{children}</span>;
  if (mark.type !== 'link') {
    const Tag = TAGS[mark.type];
    return <Tag>{children}</Tag>;
  }
  const href = safeHref(mark.attrs.href);
  if (!href) return children;
  return (
    <a href={href} {...(mark.attrs.target && { target: mark.attrs.target, rel: 'noopener' })}>
      {children}
    </a>
  );
}

function aligned(textAlign: Alignment | undefined) {
  return textAlign ? { 'data-align': textAlign } : {};
}
