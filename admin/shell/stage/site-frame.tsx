import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useElementSize } from '@mantine/hooks';
import { stayingPath } from '#core/access/redirect.ts';
import { sizeOf, type DeviceName } from '../../kit/devices.ts';
import { say } from './words.ts';
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

/** Shown while it is not known yet what to show. */
export const BLANK = 'about:blank';
const LOOK_EVERY_MS = 20;

/** The layout for wide screens needs more than the width where columns collapse. */
const MIN_WIDE_WIDTH = 1000;
/** On a phone's own screen one edits the phone's layout. */
const PHONE_WIDTH = 500;
/** Narrower than any phone, words would break in the middle: beside a screen the site is shown smaller instead. */
const NARROWEST_PHONE = 360;

/** The site itself, in a frame of the same origin. Following a link in it is followed here. */
export function SiteFrame(props: {
  path: string;
  device: DeviceName;
  /** While a page is edited the frame is never narrower than its widest layout. */
  isEdited: boolean;
  /** Not drawn yet: what the server made of the page is replaced at once, and would be laid out for nothing. */
  isWaiting: boolean;
  onMoved: (path: string) => void;
  onDocument: (document: Document | undefined) => void;
  ref: Ref<FrameHandle>;
}) {
  const { device, isEdited, isWaiting, onMoved, onDocument, ref } = props;
  const { ref: room, width, height } = useElementSize();
  const [isSeen, setSeen] = useState(false);
  if (width > 0 && !isSeen) setSeen(true);
  // Behind a screen that takes all the room nobody sees a site, so none is loaded until there is room for it.
  const path = isSeen || isEdited ? props.path : BLANK;
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(path);
  const shown = useRef(path);
  /** What was clicked last: a page that refuses to be in a frame does not tell where it is. */
  const asked = useRef<string>(undefined);

  useImperativeHandle(
    ref,
    () => ({
      reload() {
        const place = frame.current?.contentWindow?.location;
        // On its way elsewhere it would be called back to where it was.
        if (placeIn(frame.current) === shown.current) place?.reload();
        else place?.replace(shown.current);
      },
    }),
    [],
  );

  useEffect(() => {
    if (path === shown.current) return;
    shown.current = path;
    // Replaced, so that one step back leaves the panel and not just the frame.
    onDocument(undefined);
    frame.current?.contentWindow?.location.replace(path);
  }, [path, onDocument]);

  useEffect(() => {
    if (!isEdited) return undefined;
    // Told as soon as the page can be read; the event of its load waits for every picture.
    const timer = setInterval(() => {
      const document = frame.current?.contentDocument;
      if (document && isReadable(document, path)) {
        clearInterval(timer);
        onDocument(document);
      }
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [path, isEdited, onDocument]);

  const size = sizeOf(device) ?? wideEnough(width, height, isEdited);

  const follow = () => {
    if (shown.current === BLANK) return;
    const inside = frame.current?.contentDocument;
    onDocument(inside ?? undefined);
    inside?.addEventListener('click', ({ target }) => {
      const link = (target as Element | null)?.closest?.('a');
      asked.current = link?.href;
    });
    const place = placeIn(frame.current);
    if (place === undefined) {
      tellNotHere(asked.current);
      frame.current?.setAttribute('src', shown.current);
    } else if (place !== shown.current) {
      shown.current = place;
      onMoved(place);
    }
  };

  return (
    <div ref={room} className={classes.canvas} data-device={device} data-edited={isEdited || undefined}>
      <iframe
        ref={frame}
        className={classes.frame}
        data-waiting={isWaiting || undefined}
        style={size}
        title={say('yourSite')}
        sandbox={RIGHTS}
        src={first}
        onLoad={follow}
      />
    </div>
  );
}

function isReadable({ readyState, URL: address, documentElement }: Document, path: string): boolean {
  return (
    readyState !== 'loading' && documentElement !== null && new URL(path, location.href).href === address
  );
}

/** A frame that is shown smaller rather than narrower, so that the page keeps a layout it was made for. */
export function wideEnough(width: number, height: number, isEdited: boolean) {
  const least = width >= PHONE_WIDTH ? MIN_WIDE_WIDTH : isEdited ? 0 : NARROWEST_PHONE;
  if (width === 0 || width >= least) return undefined;
  const scale = width / least;
  return {
    width: least,
    height: height / scale,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    // Takes as little room as it seems to.
    marginRight: width - least,
    marginBottom: height - height / scale,
  };
}

/** The checkout and other sites never open in a frame: they are offered in a window of their own. */
function tellNotHere(address: string | undefined): void {
  const href = address === undefined ? undefined : windowAddress(address);
  notifications.show({
    message: (
      <>
        {say('thisPageDoesNot')}{' '}
        {href !== undefined && (
          <Anchor href={href} target="_blank" rel="noopener" inherit>
            {say('openInANew')}
          </Anchor>
        )}
      </>
    ),
  });
}

/** Pages name it, and it is opened from the admin: only pages on the web are. */
function windowAddress(address: string): string | undefined {
  const { protocol, origin, pathname, search, hash, href } = new URL(address, location.href);
  if (!/^https?:$/.test(protocol)) return undefined;
  return origin === location.origin ? stayingPath(pathname + search + hash) : href;
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
