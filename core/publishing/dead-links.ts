import { classifyLink, FILE_LINK_PREFIX, LinkClass } from '../links/links.ts';
import { RESERVED_SEGMENTS } from '../site/paths.ts';

/** What the site will answer after the publish. */
export interface SiteFacts {
  hasPage: (path: string) => boolean;
  /** Redirects and former addresses. */
  isRedirected: (path: string) => boolean;
  hasFile: (name: string) => boolean;
  /** Why a form by this id would not work; undefined for one that does. */
  formProblem: (id: string) => string | undefined;
}

/** What is wrong with a link; undefined for one that leads somewhere, or out of the site. */
export function linkProblem(
  href: string,
  site: Pick<SiteFacts, 'hasPage' | 'isRedirected' | 'hasFile'>,
  anchors: ReadonlySet<string>,
): string | undefined {
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
