import { choice, group, list, type ValueOf } from '../fields/index.ts';
import { control, leaf, type Field, type Report, type Words } from '../fields/field.ts';
import { ADDRESS_INVISIBLE, hasInvisible } from '../site/paths.ts';

export const MAX_REDIRECTS = 1000;
const MAX_ADDRESS_LENGTH = 500;

/** First segments where the product answers before a redirect could. */
const ANSWERED_ANYWAY = ['api', 'assets', 'config', 'fonts', 'healthz', 'images', 'metrics', 'readyz', 's'];
const WILDCARD = /^\[([a-z][a-z0-9]*)\]$/i;
const WEB_ADDRESS = /^https?:\/\//i;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const nameOf = (segment: string) => WILDCARD.exec(segment)?.[1];
const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

function oldPathProblem(path: string): string | undefined {
  if (hasInvisible(path)) return ADDRESS_INVISIBLE;
  if (!/^\/[^\s?#\\]*$/.test(path))
    return 'Please enter an old address that starts with /, such as /old-page.';
  if (path.length > MAX_ADDRESS_LENGTH) return `Must be at most ${MAX_ADDRESS_LENGTH} characters.`;
  const segments = segmentsOf(path);
  if (segments.length === 0) return 'The front page cannot be redirected.';
  const first = (segments[0] ?? '').toLowerCase();
  if (ANSWERED_ANYWAY.includes(first)) return `The address /${first} is used by the system.`;
  if (segments.some((segment) => /[[\]]/.test(segment) && !nameOf(segment)))
    return 'A part in brackets must be a whole part of the address, such as /blog/[name].';
  const names = segments.flatMap((segment) => nameOf(segment) ?? []);
  return new Set(names).size < names.length ? 'Each name in brackets may occur once.' : undefined;
}

function newAddressProblem(address: string): string | undefined {
  if (hasInvisible(address)) return ADDRESS_INVISIBLE;
  if (address.length > MAX_ADDRESS_LENGTH) return `Must be at most ${MAX_ADDRESS_LENGTH} characters.`;
  // What a visitor typed must never choose the host they are sent to.
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return undefined;
  if (/^https?:\/\/[^/?#[\]\s\\@]+(?:[/?#][^\s\\]*)?$/i.test(address) && URL.canParse(address))
    return undefined;
  return 'Please enter a page such as /new-page, or an address that starts with https://.';
}

function address(problemOf: (address: string) => string | undefined, words: Words): Field<string> {
  return leaf({
    control: control('text', words, { max: MAX_ADDRESS_LENGTH, lines: 1 }),
    initial: '',
    parse(value) {
      if (typeof value !== 'string') return { problem: 'Must be text.' };
      const text = value.trim();
      const problem = problemOf(text);
      return problem ? { problem } : { value: text };
    },
  });
}

const rule = group({
  from: address(oldPathProblem, { label: 'Old address', help: 'Such as /old-page or /blog/[name].' }),
  to: address(newAddressProblem, { label: 'New address', help: 'A page such as /new-page, or https://…' }),
  status: choice([301, 302], 301, {
    label: 'Kind of redirect',
    labels: { 301: 'Permanent (301)', 302: 'Temporary (302)' },
  }),
});

export type Redirect = ValueOf<typeof rule>;

const rules = list(rule, { max: MAX_REDIRECTS, label: 'Redirects' });

/** Rules are checked one by one and against each other: nobody may be sent in a circle or twice. */
const checkedRules: Field<Redirect[]> = {
  ...rules,
  check(value, report, path) {
    let isClean = true;
    const checked = rules.check(
      value,
      (problem) => {
        isClean = false;
        report(problem);
      },
      path,
    );
    if (isClean) checkTogether(checked, report, path);
    return checked;
  },
};

export const redirectSettings = group({ rules: checkedRules });

function checkTogether(all: readonly Redirect[], report: Report, path: string): void {
  const seen = new Map<string, number>();
  all.forEach(({ from, to }, index) => {
    const shape = segmentsOf(from)
      .map((segment) => (nameOf(segment) ? '[]' : segment.toLowerCase()))
      .join('/');
    if (seen.has(shape))
      report({ path: `${path}.${index}.from`, message: `${from} is already in the list.` });
    seen.set(shape, index);
    const names = segmentsOf(from).flatMap((segment) => nameOf(segment) ?? []);
    const stranger = [...to.matchAll(/\[([^\]]*)\]/g)].find(([, name]) => !names.includes(name ?? ''));
    const message = stranger
      ? `${stranger[0]} does not occur in the old address.`
      : detourProblem(index, all);
    if (message) report({ path: `${path}.${index}.to`, message });
  });
}

/** What is wrong with where a rule leads, if another rule (or itself) leads on from there. */
function detourProblem(start: number, all: readonly Redirect[]): string | undefined {
  const visited = [start];
  for (let at = all[start]; at;) {
    const { to } = at;
    const next = WEB_ADDRESS.test(to) ? -1 : all.findIndex(({ from }) => canMeet(to, from));
    if (next < 0) break;
    if (visited.includes(next)) {
      const way = [...visited.slice(visited.indexOf(next)), next].map((index) => all[index]?.from);
      return `This leads in a circle: ${way.join(' → ')}.`;
    }
    visited.push(next);
    at = all[next];
  }
  const second = all[visited[1] ?? -1];
  const last = all[visited.at(-1) ?? -1];
  return second && last
    ? `${second.from} is redirected itself. Please enter the last address directly: ${last.to}`
    : undefined;
}

/** Whether an address that a rule leads to can be one that another rule starts from. */
function canMeet(to: string, from: string): boolean {
  const ends = segmentsOf(pathOf(to));
  const starts = segmentsOf(from);
  return (
    ends.length === starts.length &&
    ends.every((segment, index) => {
      const other = starts[index] ?? '';
      return segment.includes('[') || nameOf(other) || segment.toLowerCase() === other.toLowerCase();
    })
  );
}

export interface Target {
  to: string;
  status: 301 | 302;
}

/** Finds where an old address leads now; what is asked for in a language can have rules of its own there. */
export type RedirectOf = (pathname: string, search: string, language?: string) => Target | undefined;

/**
 * Exact rules win over those with a name in brackets, and those of a language, such as /de/old, over those of all,
 * such as /old. A name in brackets never stands for a language.
 */
export function makeRedirects(all: readonly Redirect[]): RedirectOf {
  const exact = new Map<string, Redirect>();
  const patterns: { segments: string[]; rule: Redirect }[] = [];
  for (const each of all) {
    const segments = segmentsOf(each.from).map(decoded);
    if (segments.some(nameOf)) patterns.push({ segments, rule: each });
    else exact.set(segments.join('/').toLowerCase(), each);
  }
  function find(
    asked: readonly string[],
    search: string,
    among: readonly (typeof patterns)[number][],
  ): Target | undefined {
    const plain = asked.map(decoded);
    const found = exact.get(plain.join('/').toLowerCase());
    if (found) return targetOf(found, {}, search);
    for (const { segments, rule: each } of among) {
      const values = match(segments, plain, asked);
      if (values) return targetOf(each, values, search);
    }
    return undefined;
  }

  const beginningWithWords = patterns.filter(({ segments }) => !nameOf(segments[0] ?? ''));
  return (pathname, search, language = '') => {
    const asked = segmentsOf(pathname);
    const own = language === '' ? undefined : find([language, ...asked], search, beginningWithWords);
    return own ?? find(asked, search, patterns);
  };
}

function match(
  segments: readonly string[],
  plain: readonly string[],
  asked: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== plain.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = nameOf(segment);
    if (name) values[name] = asked[index] ?? '';
    else if (segment.toLowerCase() !== plain[index]?.toLowerCase()) return undefined;
  }
  return values;
}

/** The query of the old address is kept, unless the new one has its own. */
function targetOf(
  { to, status }: Redirect,
  values: Readonly<Record<string, string>>,
  search: string,
): Target {
  const filled = to.replaceAll(/\[([^\]]*)\]/g, (whole, name: string) => values[name] ?? whole);
  const [address = '', hash] = filled.split('#', 2);
  const withSearch = address.includes('?') ? address : address + search;
  return { to: hash === undefined ? withSearch : `${withSearch}#${hash}`, status };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
