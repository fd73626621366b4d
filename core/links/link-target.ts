import { classifyLink, FILE_LINK_PREFIX, LinkClass } from './links.ts';

/** What a link can lead to, as an owner chooses it. */
export const LINK_TARGETS = ['page', 'file', 'web', 'email', 'phone', 'anchor'] as const;
export type LinkTargetKind = (typeof LINK_TARGETS)[number];

export interface LinkTarget {
  kind: LinkTargetKind;
  /** A path, an address, an email, a number or the name of a place on the page. */
  value: string;
  /** Of the mail that is started. */
  subject: string;
}

const MAILTO = /^mailto:([^?]*)(?:\?(.*))?$/is;
const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** A link taken apart into what an owner would choose. */
export function readTarget(href: string): LinkTarget {
  const text = href.trim();
  const target = (kind: LinkTargetKind, value: string, subject = ''): LinkTarget => ({
    kind,
    value,
    subject,
  });
  const mail = MAILTO.exec(text);
  if (mail) return target('email', mail[1] ?? '', new URLSearchParams(mail[2]).get('subject') ?? '');
  if (/^tel:/i.test(text)) return target('phone', text.slice('tel:'.length));
  switch (classifyLink(text)) {
    case LinkClass.emptyString:
    case LinkClass.contentLink:
      return target('page', text);
    case LinkClass.fileLink:
      return target('file', text);
    case LinkClass.anchor:
      return target('anchor', text.slice(1));
    default:
      return target('web', text);
  }
}

/** The link an owner means; empty while nothing is chosen. */
export function writeTarget({ kind, value, subject }: LinkTarget): string {
  const text = value.trim();
  if (text === '') return '';
  switch (kind) {
    case 'email':
      return `mailto:${text}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;
    case 'phone':
      // Numbers are written with spaces and brackets, and dialled without.
      return `tel:${text.replaceAll(/[\s().]/g, '')}`;
    case 'anchor':
      return `#${text.replace(/^#/, '').replaceAll(/\s+/g, '-')}`;
    case 'file':
      return text.startsWith(FILE_LINK_PREFIX) ? text : FILE_LINK_PREFIX + encodeURIComponent(text);
    case 'page':
      return text.startsWith('/') ? text : `/${text}`;
    case 'web':
      return HAS_SCHEME.test(text) && !/^[^/]*\.[^/]*:\d/.test(text) ? text : `https://${text}`;
    default:
      return kind satisfies never;
  }
}

/** An address as people say it, `www.example.com`, made one that can be followed. */
export function completeLink(href: string): string {
  const text = href.trim();
  return /^www\.[^\s/?#.]/i.test(text) ? `https://${text}` : text;
}
