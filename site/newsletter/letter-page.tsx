import { useContext } from 'react';
import { Link } from '#blocks/kit/link.tsx';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import type { WholeLetter } from '#core/newsletter/shown-letter.ts';
import { splitAtAddresses } from '#core/text/web-addresses.ts';
import { formatMoment } from '#core/settings/locale.ts';

/** An email as it was sent, without anything that was meant for one reader. */
export function LetterPage({ sentAt, text, action }: WholeLetter) {
  const { region } = useContext(PageContentContext);
  return (
    <>
      <p className="quiet">
        <time dateTime={sentAt}>{formatMoment(new Date(sentAt), region, { dateStyle: 'long' })}</time>
      </p>
      <div className="prose letter-text">
        {text
          .trim()
          .split(/\n{2,}/)
          .map((paragraph, index) => (
            <p key={index}>{withLinks(paragraph)}</p>
          ))}
      </div>
      {action.label !== '' && action.url !== '' && (
        <p>
          <Link to={{ href: action.url, newWindow: false }} className="button is-solid is-medium">
            {action.label}
          </Link>
        </p>
      )}
    </>
  );
}

/** Addresses in the text can be followed, as in the email. */
function withLinks(text: string) {
  return splitAtAddresses(text).map((part, index) =>
    index % 2 === 1 ? (
      <Link key={index} to={{ href: part, newWindow: false }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
