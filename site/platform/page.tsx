import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { escape } from '#core/html.ts';
import { Landing } from './landing.tsx';
import { Login } from './login.tsx';

export type PlatformPage =
  | {
      name: 'landing';
      demoSites: readonly { title: string; url: string; summary: string }[];
      account: { name: string } | null;
      sites: readonly { title: string; openUrl: string; url: string }[];
    }
  | { name: 'login'; to: string }
  | { name: 'notFound' };

const TITLES: Record<PlatformPage['name'], string> = {
  landing: 'Plinth — build a website and keep it',
  login: 'Log in — Plinth',
  notFound: 'Page not found — Plinth',
};

export function renderPlatform(
  page: PlatformPage,
  assets: { script: string; styles: readonly string[] },
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(TITLES[page.name])}</title>
<link rel="icon" href="/favicon.svg">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>
${renderToString(view(page))}
</body>
</html>
`;
}

function view(page: PlatformPage): ReactNode {
  switch (page.name) {
    case 'landing':
      return <Landing {...page} />;
    case 'login':
      return <Login {...page} />;
    case 'notFound':
      return (
        <main>
          <h1>There is nothing at this address</h1>
          <p>
            <a href="/">Go to the front page</a>
          </p>
        </main>
      );
  }
}
