import { hasBadge } from '#core/site-context/badge.ts';
import { useWords } from '#blocks/kit/words.ts';
import { templateVersionOf } from '#core/site-context/template-version.ts';
import type { PageInput } from '../page-input.ts';
import { infoBarLinks } from './info-bar-links.ts';

const PRODUCT_NAME = 'Plinth';

/** What the owner may let stand beside every page. */
export function Extras({ input }: { input: PageInput }) {
  const say = useWords('page');
  const { settings, site, appDomain } = input;
  const { isEnabled, hours, ...reach } = settings.mobileInfoBar;
  const links = infoBarLinks(reach);
  const { ssBadgeType } = settings.badge;
  return (
    <>
      {isEnabled && (links.length > 0 || hours !== '') && (
        <aside className="info-bar" aria-label={say('howToReachUs')}>
          {links.map(({ way, text, href }) => (
            <a key={way} href={href} title={text}>
              {say(way)}
            </a>
          ))}
          {hours !== '' && <span>{hours}</span>}
        </aside>
      )}
      {hasBadge(ssBadgeType, templateVersionOf(site.templateId)) && (
        <a className="site-badge" data-type={ssBadgeType} href={`//${appDomain}`} rel="noopener">
          {say('madeWith', { product: PRODUCT_NAME })}
        </a>
      )}
    </>
  );
}
