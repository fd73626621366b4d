import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import type { SocialIconsValues } from './fields.ts';
import { SocialIcon } from './social-icon.tsx';
import { SERVICES } from './services.ts';

export function SocialIconsView({ values }: ViewProps<SocialIconsValues>) {
  const { links, look, size } = values;
  const shown = links.filter(({ to }) => to.href !== '');
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
