import { hasBadge } from '#core/site-context/badge.ts';
import { templateVersionOf } from '#core/site-context/template-version.ts';
import type { PageInput } from '../page-input.ts';
import { infoBarLinks } from './info-bar-links.ts';

/** What the owner may let stand beside every page. */
export function Extras({ input }: { input: PageInput }) {
  const { settings, site, appDomain } = input;
  const { isEnabled, hours, ...reach } = settings.mobileInfoBar;
  const links = infoBarLinks(reach);
  const { ssBadgeType } = settings.badge;
  return (
    <>
      {isEnabled && (links.length > 0 || hours !== '') && (
        <aside className="info-bar" aria-label="How to reach us">
          {links.map(({ name, text, href }) => (
            <a key={name} href={href} title={text}>
              {name}
            </a>
          ))}
          {hours !== '' && <span>{hours}</span>}
        </aside>
      )}
      {hasBadge(ssBadgeType, templateVersionOf(site.templateId)) && (
        <a className="site-badge" data-type={ssBadgeType} href={`//${appDomain}`} rel="noopener">
          Made with Plinth
        </a>
      )}
    </>
  );
}
