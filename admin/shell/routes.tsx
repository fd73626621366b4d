import { createBrowserRouter } from 'react-router';
import { CONFIRMED_PATH, LOGGED_IN_PATH } from '../http/log-in-again.ts';
import { AREAS } from './areas/areas.ts';
import { Crash } from './crash.tsx';
import { LoggedIn } from './logged-in.tsx';
import { NotFound } from '../kit/not-found.tsx';
import { Shell } from './shell.tsx';
import { say } from './words.ts';

export function makeRouter() {
  const areas = AREAS.map(({ path, load }) => ({
    path: `${path}/*`,
    lazy: async () => ({ Component: (await load()).default }),
    errorElement: <Crash />,
  }));
  const home = {
    index: true as const,
    lazy: async () => ({ Component: (await import('../features/home/area.tsx')).default }),
    errorElement: <Crash />,
  };
  return createBrowserRouter(
    [
      {
        path: '/',
        Component: Shell,
        errorElement: <Crash />,
        hydrateFallbackElement: <></>,
        children: [home, ...areas, { path: '*', Component: NotFound }],
      },
      { path: LOGGED_IN_PATH, element: <LoggedIn title={say('youAreLoggedIn')} /> },
      { path: CONFIRMED_PATH, element: <LoggedIn title={say('confirmed')} /> },
    ],
    // With the slash: the address without it is a redirect.
    { basename: '/config/' },
  );
}
