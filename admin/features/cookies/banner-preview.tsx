import { useEffect } from 'react';
import { BANNER_EVENTS } from '#core/consent/banner-events.ts';
import { publicCookieSettings, type CookieSettings } from '#core/consent/settings.ts';
import { useStageHost } from '../../kit/stage.ts';

/** Shows the banner on the page beside the panel while it is being set up. */
export function BannerPreview({ settings }: { settings: CookieSettings }) {
  const { document } = useStageHost();
  const shown = JSON.stringify(publicCookieSettings(settings));

  useEffect(() => {
    const view = document?.defaultView;
    if (!view) return;
    const force = () =>
      view.dispatchEvent(new CustomEvent(BANNER_EVENTS.force, { detail: JSON.parse(shown) as unknown }));
    force();
    // The page may only now begin to listen.
    view.addEventListener(BANNER_EVENTS.ready, force);
    return () => view.removeEventListener(BANNER_EVENTS.ready, force);
  }, [document, shown]);

  useEffect(
    () => () => void document?.defaultView?.dispatchEvent(new CustomEvent(BANNER_EVENTS.unforce)),
    [document],
  );
  return null;
}
