import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Picture } from '../kit/picture.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { LogoValues } from './fields.ts';

export function LogoView({ values, isEditing }: ViewProps<LogoValues>) {
  const { logo, siteTitle } = useContext(PageContentContext);
  const image = values.image.src === '' ? logo : values.image;
  const to = values.to.href === '' ? { href: '/', newWindow: false } : values.to;
  if (image.src === '' && siteTitle === '')
    return isEditing ? <Placeholder name="Logo">The title of your site</Placeholder> : null;
  return (
    <p className="logo">
      <Link to={to}>
        {image.src === '' ? (
          siteTitle
        ) : (
          <span style={{ display: 'block', maxWidth: values.width }}>
            <Picture image={{ ...image, alt: image.alt || siteTitle }} sizes={`${values.width}px`} />
          </span>
        )}
      </Link>
    </p>
  );
}
