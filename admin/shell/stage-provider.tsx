import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminPathFor, framePath } from './frame-path.ts';
import { FrameContext } from './frame-context.ts';
import type { FrameHandle } from './site-frame.tsx';
import { StageContext } from './stage.ts';

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

  const show = useCallback((next: string) => setPath(framePath(next)), []);
  const reload = useCallback(() => frame.current?.reload(), []);
  const stage = useMemo(() => ({ path, show, reload }), [path, show, reload]);
  const onMoved = (next: string) => {
    setPath(framePath(next));
    if (isHome) void navigate(adminPathFor(framePath(next)), { replace: true });
  };
  return (
    <StageContext value={stage}>
      <FrameContext value={{ frame, onMoved }}>{children}</FrameContext>
    </StageContext>
  );
}
