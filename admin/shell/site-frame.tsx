import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { notifications } from '@mantine/notifications';
import { sizeOf, type DeviceName } from './devices.ts';
import classes from './stage.module.css';

export interface FrameHandle {
  reload(): void;
}

/** The site may do what sites do, but not take the admin's own window elsewhere. */
const RIGHTS = [
  'allow-same-origin',
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
  'allow-downloads',
].join(' ');

/** The site itself, in a frame of the same origin. Following a link in it is followed here. */
export function SiteFrame(props: {
  path: string;
  device: DeviceName;
  onMoved: (path: string) => void;
  ref: Ref<FrameHandle>;
}) {
  const { path, device, onMoved, ref } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(path);
  const shown = useRef(path);

  useImperativeHandle(ref, () => ({ reload: () => frame.current?.contentWindow?.location.reload() }), []);

  useEffect(() => {
    if (path === shown.current) return;
    shown.current = path;
    // Replaced, so that one step back leaves the panel and not just the frame.
    frame.current?.contentWindow?.location.replace(path);
  }, [path]);

  const follow = () => {
    const place = placeIn(frame.current);
    if (place === undefined) {
      notifications.show({ message: 'That link leads to another site, which does not open here.' });
      frame.current?.setAttribute('src', shown.current);
    } else if (place !== shown.current) {
      shown.current = place;
      onMoved(place);
    }
  };

  return (
    <div className={classes.canvas} data-device={device}>
      <iframe
        ref={frame}
        className={classes.frame}
        style={sizeOf(device)}
        title="Your site"
        sandbox={RIGHTS}
        src={first}
        onLoad={follow}
      />
    </div>
  );
}

/** Where the frame is; undefined when it left the site. */
function placeIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const { pathname, search, hash, protocol } = frame?.contentWindow?.location ?? location;
    return protocol.startsWith('http') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
