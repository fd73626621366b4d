import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withDraft } from '#core/editing/draft-view.ts';
import { endOpeningUnless, knownOpeningPath, openingPath } from '../../kit/opening/opening.ts';
import type { DeviceName } from '../../kit/devices.ts';
import { adminPathFor, framePath, frameSearch } from './frame-path.ts';
import { FrameContext, type SiteView } from './frame-context.ts';
import type { FrameHandle } from './site-frame.tsx';
import { StageContext, StageHostContext } from '../../kit/stage.ts';

/** Keeps what the frame shows, and keeps the address of the admin in step with it. */
export function StageProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('frameUrl');
  const [path, setPath] = useState(() => framePath(wanted));
  const frame = useRef<FrameHandle>(null);
  const isHome = pathname === '/';

  const [followed, setFollowed] = useState(wanted);
  if (isHome && wanted !== followed) {
    setFollowed(wanted);
    if (wanted !== null) setPath(framePath(wanted));
  }

  // At home the address always names what is shown, also after an area has been left.
  const isBehind = isHome && framePath(wanted) !== path;
  useEffect(() => {
    if (isBehind) void navigate(adminPathFor(path), { replace: true });
  }, [isBehind, path, navigate]);

  const [claimed, setClaimed] = useState(() => drafted(knownOpeningPath(pathname)));
  const [document, onDocument] = useState<Document>();
  const [view, setView] = useState<SiteView>('draft');
  const [homeView, setHomeView] = useState<SiteView>();
  const [isUnseen, setUnseen] = useState(false);
  // At home one sees what visitors see. Before a site is live there are none, and its owner looks for what was written.
  const atHome = homeView ?? (isUnseen && wanted === null ? 'draft' : 'live');
  const [device, setDevice] = useState<DeviceName>('desktop');
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const claim = useCallback((address: string) => {
    setClaimed(address);
    return () => {
      setClaimed(undefined);
      setDevice('desktop');
    };
  }, []);
  useEffect(() => {
    endOpeningUnless(pathname);
    let isCurrent = true;
    let early: string | undefined;
    void openingPath(pathname).then((page) => {
      if (!isCurrent || page === undefined) return;
      early = drafted(page);
      setClaimed((before) => before ?? early);
    });
    return () => {
      isCurrent = false;
      // What somebody else claimed since then is theirs to give back.
      setClaimed((now) => (now === early ? undefined : now));
    };
  }, [pathname]);
  const host = useMemo(
    () => ({ document, device, setDevice, tools, claim }),
    [document, device, tools, claim],
  );

  const show = useCallback((next: string) => setPath(framePath(next)), []);
  const isClaimed = claimed !== undefined;
  // What is edited is shown as it is edited: the server has nothing newer.
  const reload = useCallback(() => {
    if (!isClaimed) frame.current?.reload();
  }, [isClaimed]);
  const stage = useMemo(() => ({ path, show, reload, setUnseen }), [path, show, reload]);
  const onMoved = (next: string) => {
    if (claimed !== undefined) return;
    const moved = framePath(next);
    setPath(moved);
    if (!isHome) void navigate({ pathname, search: frameSearch(moved) }, { replace: true });
  };
  return (
    <StageContext value={stage}>
      <StageHostContext value={host}>
        <FrameContext
          value={{
            frame,
            onMoved,
            onDocument,
            setTools,
            claimed,
            view: isHome ? atHome : view,
            setView: isHome ? setHomeView : setView,
          }}
        >
          {children}
        </FrameContext>
      </StageHostContext>
    </StageContext>
  );
}

const drafted = (page: string | undefined) => (page === undefined ? undefined : withDraft(page, 'edit'));
