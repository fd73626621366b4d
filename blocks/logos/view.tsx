import type { CSSProperties } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import type { LogosValues } from './fields.ts';

export function LogosView({ values }: ViewProps<LogosValues>) {
  const { logos, columns, look, colour } = values;
  return (
    <ul
      className="logos"
      data-look={look}
      data-colour={colour}
      style={{ '--columns': columns } as CSSProperties}
    >
      {logos
        .filter(({ image }) => image.src !== '')
        .map(({ image, to }, index) => (
          <li key={index}>
            <Link to={to}>
              <Picture
                image={image}
                sizes={`(max-width: 800px) 30vw, ${Math.ceil(100 / columns)}vw`}
                isWhole
              />
            </Link>
          </li>
        ))}
    </ul>
  );
}
