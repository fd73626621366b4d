import { useContext, type CSSProperties } from 'react';
import { addressLines, hoursLines } from '#core/settings/business.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { BusinessValues } from './fields.ts';

/** What the site says about its owner, read from the settings each time it is drawn. */
export function BusinessView({ values, isEditing }: ViewProps<BusinessValues>) {
  const { business, siteTitle, region } = useContext(PageContentContext);
  const name = values.name ? business.name || siteTitle : '';
  const address = values.address ? addressLines(business, region) : [];
  const hours = values.hours ? hoursLines(business, region.language) : [];
  const phone = values.phone ? business.phone : '';
  const email = values.email ? business.email : '';
  const isBare = address.length + hours.length === 0 && phone + email === '';
  if (isBare && name === '')
    return isEditing ? (
      <Placeholder name="Business details">Fill in Settings, Business information</Placeholder>
    ) : null;
  return (
    <div className="business" data-align={values.align}>
      {name !== '' && (
        <p
          className="heading"
          data-size={values.size === 'normal' ? 'small' : values.size}
          {...(values.size === 'display' && { style: lengthOf(name) })}
        >
          {name}
        </p>
      )}
      {!isBare && (
        <div className="prose" data-size={values.size === 'display' ? 'large' : values.size}>
          <Lines lines={address} />
          {phone + email !== '' && (
            <p>
              {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
              {phone !== '' && email !== '' && <br />}
              {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
            </p>
          )}
          <Lines lines={hours} parts={RANGES} />
        </div>
      )}
    </div>
  );
}

/** So that a template can set any name as wide as the page. */
const lengthOf = (name: string) =>
  ({
    '--letters': name.length,
    '--longest-word': Math.max(...name.split(/\s+/).map((word) => word.length)),
  }) as CSSProperties;

/** From when to when: broken at its dash, it reads as two times in writing from right to left. */
const RANGES = /(\d\d:\d\d–\d\d:\d\d,?)/;

/** `parts` are what stays on one line. */
function Lines({ lines, parts }: { lines: readonly string[]; parts?: RegExp }) {
  if (lines.length === 0) return null;
  const whole = (line: string) =>
    parts
      ? line.split(parts).map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))
      : line;
  // 14 Mill Lane begins with its number in writing from right to left too.
  return (
    <p>
      {lines.map((line, index) => [index > 0 && <br key={line} />, <bdi key={index}>{whole(line)}</bdi>])}
    </p>
  );
}
