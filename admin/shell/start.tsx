import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { onLoginRequired } from '#browser/http/login-required.ts';
import { makeErrorReporter } from '#browser/page/script-errors.ts';
import { FreshClient } from '../http/fresh-client.ts';
import { onDone } from '../http/heard.ts';
import { askForLogin } from '../http/log-in-again.ts';
import { CallProblem } from '../http/problem.ts';
import { Late } from '../kit/opening/late.tsx';
import { endOpening, opened } from '../kit/opening/opening.ts';
import { accountQuery } from '../account/account.ts';
import { watchEscape } from './escape.ts';
import { toggleExpanded } from '../kit/expanded.ts';
import { keepFocus } from './keep-focus.ts';
import { Notices } from './chrome/late-chrome.ts';
import { logOut } from './menu/log-out.ts';
import { makeRouter } from './routes.tsx';
import { theme } from './theme.ts';
import { watchUpdates } from './updates.tsx';

const RETRIES = 2;
const client = new FreshClient({
  defaultOptions: {
    queries: {
      // Only a lost connection is worth asking again; a refusal stays one.
      retry: (count, error) =>
        count < RETRIES && error instanceof CallProblem && error.code === 'noConnection',
      staleTime: 10_000,
    },
    mutations: { networkMode: 'always' },
  },
});

// Every screen waits for it.
void client.prefetchQuery(accountQuery);

// The host tells which site it is.
const report = makeErrorReporter({ app: 'admin', websiteId: '', templateId: '' });
addEventListener('error', (event) => report(event));
addEventListener('unhandledrejection', (event) => report(event));
onLoginRequired(() => {
  // Whoever has to log in first needs the dialog for it.
  endOpening();
  return askForLogin();
});
keepFocus();
watchUpdates();
watchEscape({ escape: toggleExpanded, shiftEscape: () => void logOut() });

const router = makeRouter();
// What tells the product of its own use comes after the work, and its failures disturb nobody. It brings parts of the
// chrome along, which nobody needs before one can begin.
const tracking = async () => {
  await opened();
  return import('./tracking.ts');
};
onDone(
  (done) =>
    void tracking()
      .then(({ trackCall }) => trackCall(done, client))
      .catch(() => {}),
);
let shown = '';
router.subscribe(({ location: { pathname }, navigation }) => {
  if (navigation.state !== 'idle' || pathname === shown) return;
  shown = pathname;
  void tracking()
    .then(({ trackScreen }) => trackScreen(pathname, client))
    .catch(() => {});
});

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <QueryClientProvider client={client}>
          {/* Drawn in one go with the address: a link on a screen that is still the old one would lose what was chosen. */}
          <RouterProvider router={router} useTransitions={false} />
        </QueryClientProvider>
        <Late>
          <Notices />
        </Late>
      </MantineProvider>
    </StrictMode>,
  );
}
