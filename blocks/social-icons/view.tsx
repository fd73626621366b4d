import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { SocialIconsValues } from './fields.ts';
import { SocialIcon } from './social-icon.tsx';
import { SERVICES, serviceOf } from './services.ts';

export function SocialIconsView({ values, isEditing }: ViewProps<SocialIconsValues>) {
  const { business } = useContext(PageContentContext);
  const { from, links, look, size } = values;
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
  return (
    <ul className="social-icons" data-look={look} data-size={size}>
      {shown.map(({ service, to, label }, index) => (
        <li key={index}>
          <Link to={to}>
            {look !== 'words' && <SocialIcon service={service} />}
            <span className={look === 'icons' ? 'visually-hidden' : undefined}>
              {label || SERVICES[service].name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
