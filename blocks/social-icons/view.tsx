import { useContext } from 'react';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import type { ViewProps } from '../kit/block.tsx';
import { ConsentContext } from '../kit/consent-context.ts';
import { HeldService } from '../kit/held/held-service.tsx';
import { Island } from '../kit/islands.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { ServicesContext } from '../kit/services-context.ts';
import type { SocialIconsValues } from './fields.ts';
import { canFollow } from './follow-button.ts';
import FollowButton from './island.tsx';
import { SocialIcon } from './social-icon.tsx';
import { useServiceWords } from './service-words.ts';
import { SERVICES, serviceOf } from './services.ts';

export function SocialIconsView({ values, isEditing }: ViewProps<SocialIconsValues>) {
  const { business } = useContext(PageContentContext);
  const nameOf = useServiceWords();
  const { from, links, look, size, followButton } = values;
  const script = useContext(ServicesContext).follow;
  const isHeld = !useContext(ConsentContext).allows(categoryOfAddress(script));
  const profiles = business.profiles.map(({ address }) => ({
    service: serviceOf(address),
    to: { href: address, newWindow: false },
    label: '',
  }));
  const shown = (from === 'own' ? links : profiles).filter(({ to }) => to.href !== '');
  if (shown.length === 0)
    return isEditing ? (
      <Placeholder name="Social icons">Add social profiles in Settings, Business information</Placeholder>
    ) : null;
  const isButton = ({ href }: { href: string }) => followButton && !isEditing && canFollow(href);
  return (
    <>
      <ul className="social-icons" data-look={look} data-size={size}>
        {shown.map(({ service, to, label }, index) => (
          <li key={index}>
            {isButton(to) && !isHeld ? (
              <Island
                name="social-icons"
                wake="visible"
                component={FollowButton}
                props={{ href: to.href, label: label || nameOf(service), script }}
              />
            ) : (
              <Link to={to}>
                {look !== 'words' && <SocialIcon service={service} />}
                <span className={look === 'icons' ? 'visually-hidden' : undefined}>
                  {label || nameOf(service)}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isHeld && shown.some(({ to }) => isButton(to)) && <HeldService name={SERVICES.x.name} />}
    </>
  );
}
