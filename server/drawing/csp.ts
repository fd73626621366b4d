import { hash } from 'node:crypto';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { contactsIn, isRunning } from '#core/consent/contacts.ts';
import type { RenderedPage } from '#site/page-input.ts';

/** What an owner's own code contains and loads, so that the policy can allow exactly that. */
interface Demands {
  scripts: string[];
  styles: string[];
  scriptOrigins: Set<string>;
  frameOrigins: Set<string>;
  styleOrigins: Set<string>;
  formOrigins: Set<string>;
  /** Whether something runs or names another host, besides frames, which say themselves where they come from. */
  isReaching: boolean;
}

/**
 * The content security policy of a page. Hashes, not nonces: the same bytes are served to everybody.
 * Only what stands on the page may run; an owner's code brings exactly its own scripts and their hosts.
 */
export function contentSecurityPolicy(
  page: Omit<RenderedPage, 'html' | 'matters'>,
  framedBy: readonly string[],
): string {
  const owner = demandsOf(page.ownerCode);
  const scripts = [...page.inlineScripts, ...owner.scripts].map(hashSource);
  const styles = [...page.inlineStyles, ...owner.styles].map(hashSource);
  // A font kit brings its own style sheet along.
  const remoteHosts = [...page.remoteStyles, ...page.remoteScripts];
  const { isReaching } = owner;
  const { services } = page;
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...owner.scriptOrigins, ...page.remoteScripts, ...services],
    ['style-src', "'self'", ...styles, ...owner.styleOrigins, ...remoteHosts, ...services],
    // Values in style attributes are checked numbers and colours; a hash for each would be larger than the page.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...(isReaching || services.length > 0 ? ['https:'] : [])],
    [
      'font-src',
      "'self'",
      ...(remoteHosts.length + services.length > 0 || owner.styles.length > 0 ? ['https:'] : []),
    ],
    [
      'connect-src',
      "'self'",
      ...services,
      ...(owner.scripts.length > 0 || owner.scriptOrigins.size > 0 ? ['https:', 'wss:'] : []),
    ],
    ['frame-src', "'self'", ...owner.frameOrigins, ...services],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...services, ...owner.formOrigins, ...(isReaching ? ['https:'] : [])],
    ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])],
  ];
  const policy = directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
  return policies.of(policy, () => policy);
}

/** The same policy, on a page that also shows the form of somebody else. */
export function allowingForm(policy: string, origins: readonly string[]): string {
  return policy
    .split('; ')
    .map((directive) =>
      /^(?:script|frame|connect)-src /.test(directive) ? [directive, ...origins].join(' ') : directive,
    )
    .join('; ');
}

const isFrameAlone = (html: string) => /^<iframe src="[^"]*"><\/iframe>$/.test(html);

/** Pages share most of what stands in them. */
const sources = makeKnown();
/** One text for all pages with the same policy, as each page that is kept holds on to its own. */
const policies = makeKnown();

const hashSource = (text: string) => sources.of(text, () => `'sha256-${hash('sha256', text, 'base64')}'`);

/** What was made of a text is made once, for the last few hundred. */
function makeKnown() {
  const known = new Map<string, string>();
  return {
    of(text: string, make: () => string): string {
      const before = known.get(text);
      if (before !== undefined) return before;
      const made = make();
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(text, made);
      return made;
    },
  };
}

const MAX_KNOWN = 300;

function demandsOf(code: readonly string[]): Demands {
  const demands: Demands = {
    scripts: [],
    styles: [],
    scriptOrigins: new Set(),
    frameOrigins: new Set(),
    styleOrigins: new Set(),
    formOrigins: new Set(),
    isReaching: false,
  };
  for (const html of code) {
    demands.isReaching ||= !isFrameAlone(html) && (isRunning(html) || contactsIn(html).length > 0);
    collect(parseFragment(html), demands);
  }
  return demands;
}

function collect(node: Tree.Node, demands: Demands): void {
  if (defaultTreeAdapter.isElementNode(node)) {
    const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value;
    const words = node.childNodes
      .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
      .join('');
    if (node.tagName === 'script' && !addOrigin(demands.scriptOrigins, attribute('src')))
      demands.scripts.push(words);
    if (node.tagName === 'style') demands.styles.push(words);
    if (node.tagName === 'iframe') addOrigin(demands.frameOrigins, attribute('src'));
    if (node.tagName === 'form') addOrigin(demands.formOrigins, attribute('action'));
    if (node.tagName === 'link') addOrigin(demands.styleOrigins, attribute('href'));
    if (node.tagName === 'template') collect((node as Tree.Template).content, demands);
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, demands);
}

/** Adds the https origin of an address; says whether there was an address at all. */
function addOrigin(origins: Set<string>, address: string | undefined): boolean {
  if (address === undefined) return false;
  const url = URL.canParse(address, 'https://self.invalid')
    ? new URL(address, 'https://self.invalid')
    : undefined;
  if (url?.protocol === 'https:' && url.hostname !== 'self.invalid') origins.add(url.origin);
  return true;
}
