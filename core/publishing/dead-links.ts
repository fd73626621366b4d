import { classifyLink, FILE_LINK_PREFIX, LinkClass } from '../links/links.ts';
import { RESERVED_SEGMENTS } from '../site/paths.ts';
import type { Finding } from './finding.ts';

/** A page or item that is there for those who write it. */
export interface Unpublished {
  title: string;
  why: 'new' | 'draft' | 'scheduled';
  /** What has to be published too. */
  documentId: string;
}

/** What the site will answer after the publish. */
export interface SiteFacts {
  hasPage: (path: string) => boolean;
  /** What stands at an address and visitors cannot open. */
  unpublishedAt: (path: string) => Unpublished | undefined;
  /** Redirects and former addresses. */
  isRedirected: (path: string) => boolean;
  hasFile: (name: string) => boolean;
  /** Why a form by this id would not work; undefined for one that does. */
  formProblem: (id: string) => string | undefined;
}

export type LinkProblem = Pick<Finding, 'message' | 'unlessWith'> & {
  check: 'deadLink' | 'unpublishedLink';
};

type LinkFacts = Pick<SiteFacts, 'hasPage' | 'unpublishedAt' | 'isRedirected' | 'hasFile'>;

/** What is wrong with a link; undefined for one that leads somewhere, or out of the site. */
export function linkProblem(
  href: string,
  site: LinkFacts,
  anchors: ReadonlySet<string>,
): LinkProblem | undefined {
  const unpublished =
    classifyLink(href.trim()) === LinkClass.contentLink
      ? site.unpublishedAt(normal(pathOf(href.trim())))
      : undefined;
  if (unpublished) return unpublishedProblem(unpublished);
  const message = deadLinkMessage(href, site, anchors);
  return message === undefined ? undefined : { check: 'deadLink', message };
}

/** Words on a button promise that it leads somewhere. */
export function buttonProblem(label: string, href: string, site: LinkFacts): LinkProblem | undefined {
  return href === ''
    ? { check: 'deadLink', message: `The button “${label}” has no link yet.` }
    : linkProblem(href, site, new Set());
}

const WHY: Record<Unpublished['why'], string> = {
  new: 'is not published yet',
  draft: 'is a draft',
  scheduled: 'is scheduled for later',
};

/** A new page can come along in the same publish; a draft stays one until its status changes. */
export function unpublishedProblem({ title, why, documentId }: Unpublished): LinkProblem {
  const message = `It links to “${title}”, which ${WHY[why]}.`;
  return { check: 'unpublishedLink', message, ...(why === 'new' && { unlessWith: documentId }) };
}

function deadLinkMessage(href: string, site: LinkFacts, anchors: ReadonlySet<string>): string | undefined {
  const text = href.trim();
  switch (classifyLink(text)) {
    case LinkClass.anchor:
      return text === '#' || anchors.has(decode(text.slice(1)))
        ? undefined
        : `There is no section “${decode(text.slice(1))}” on this page.`;
    case LinkClass.fileLink: {
      const name = decode(pathOf(text).slice(FILE_LINK_PREFIX.length));
      return site.hasFile(name) ? undefined : `There is no file “${name}”.`;
    }
    case LinkClass.contentLink: {
      const path = normal(pathOf(text));
      const first = path.split('/')[1] ?? '';
      const isAnswered =
        RESERVED_SEGMENTS.some((segment) => segment === first) ||
        site.hasPage(path) ||
        site.isRedirected(path);
      return isAnswered ? undefined : `There is no page at ${path}.`;
    }
    case LinkClass.malformedProtocol:
      return `“${text}” is not an address.`;
    default:
      return undefined;
  }
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');
const normal = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase();

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
