import { CODE_PERMISSION, FINER_PERMISSIONS, Permission } from '#core/enumerations/permissions.ts';
import { nameOf } from '#core/enumerations/name-of.ts';
import { escape } from '#core/text/html.ts';
import type { Route } from '#contract/route.ts';

export type Features = readonly (readonly [name: string, routes: readonly Route[]])[];

const STYLE = `@font-face{font-family:Inter;src:url(/fonts/inter-latin-wght-normal.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;--paper:light-dark(#faf9f6,#131311);--ink:light-dark(#16150f,#edebe4);--quiet:light-dark(#66635a,#a29e93);--line:light-dark(#dedbd2,#302f2a);--accent:light-dark(#1f5eff,#82a4ff)}
*{box-sizing:border-box}
body{max-width:64rem;margin:0 auto;padding:clamp(32px,6vw,80px) clamp(20px,4vw,64px);background:var(--paper);color:var(--ink);font:400 16px/1.55 Inter,system-ui,sans-serif}
a{color:inherit;text-underline-offset:.2em}
a:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
h1{margin:0 0 16px;font-size:clamp(32px,5vw,48px);letter-spacing:-.03em;line-height:1.05}
h2{margin:56px 0 12px;font-size:20px;scroll-margin-top:16px}
p{max-width:62ch;margin:0 0 12px}
ul{margin:0;padding:0;list-style:none}
nav ul{display:flex;flex-wrap:wrap;gap:6px 18px;margin-top:24px;color:var(--quiet)}
li.call{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,5fr) minmax(0,3fr);gap:2px 24px;padding:10px 0;border-top:1px solid var(--line)}
code{overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace}
b{font-weight:600}
span.needs{color:var(--quiet);font-size:14px}
@media(max-width:800px){li.call{grid-template-columns:1fr}}`;

/** The calls by feature, for people. */
export function apiPage(features: Features): string {
  const links = features.map(([name]) => `<li><a href="#${name}">${titleOf(name)}</a></li>`);
  const sections = features.map(
    ([name, routes]) => `<h2 id="${name}">${titleOf(name)}</h2>\n<ul>${routes.map(callOf).join('\n')}</ul>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plinth API</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><main><h1>Plinth API</h1>
<p>The site is chosen by the host. Whoever is signed in sends the value of the cookie <code>crumb</code> with every change, as a query parameter of that name.</p>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a>, OpenAPI 3.1, with all parameters, bodies and answers.</p>
<nav aria-label="Features"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</main></body></html>
`;
}

const titleOf = (feature: string) =>
  feature.charAt(0).toUpperCase() +
  feature.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function callOf(route: Route): string {
  const { method, path, summary } = route;
  return `<li class="call"><code><b>${method}</b> ${escape(path)}</code><span>${escape(summary)}</span><span class="needs">${needsOf(route)}</span></li>`;
}

/** Who may call, in words. */
export function needsOf({ needs }: Pick<Route, 'needs'>): string {
  if (needs === 'nobody') return 'Anybody';
  if (needs === 'account') return 'Anybody signed in';
  if (needs === 'owner') return 'The owner';
  if (needs === 'operator') return 'Operators of the server';
  const { permission, or = [] } = needs;
  const name = nameOf(Permission, permission) ?? areaOf(permission);
  const others = or.length > 0 ? `; for some of it also ${or.join(', ')}` : '';
  return `Permission ${permission}, ${titleOf(name).toLowerCase()}${others}`;
}

function areaOf(permission: number): string {
  if (permission === CODE_PERMISSION) return 'code';
  const found = Object.entries(FINER_PERMISSIONS).find(
    ([, { first, last }]) => permission >= first && permission <= last,
  );
  return found ? `part of ${found[0]}` : 'unknown';
}
