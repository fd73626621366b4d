import { ImageOff } from 'lucide-react';
import { image } from '#core/fields/index.ts';
import { renditionUrl } from '#core/images/images.ts';
import { HOME_PATH } from '#core/site/paths.ts';
import { useSiteTitle } from '../../../account/account.ts';
import { say } from './words.ts';
import classes from '../tree/pages.module.css';

const shareImage = image();
/** Search engines cut what is longer. */
const SHOWN_DESCRIPTION = 160;
const SHARED_WIDTH = 750;

/** The page as a search engine lists it, and as a card where somebody shares it. */
export function FoundPreviews({ values }: { values: Readonly<Record<string, unknown>> }) {
  const site = useSiteTitle();
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const path = text('path');
  const title = text('seoTitle') || (path === HOME_PATH ? site : `${text('title')} — ${site}`);
  const description = text('description');
  const picture = shareImage.read(values.shareImage);
  const { host } = location;
  return (
    <div className={classes.previews}>
      <figure className={classes.preview}>
        <figcaption>{say('inSearchResults')}</figcaption>
        {values.noIndex === true ? (
          <p className={classes.previewWords}>{say('searchEnginesAreAsked')}</p>
        ) : (
          <>
            <p className={classes.previewAddress}>
              {[host, ...path.split('/').filter((part) => part !== '')].join(' › ')}
            </p>
            <p className={classes.previewTitle}>{title}</p>
            <p className={classes.previewWords}>{shorten(description) || say('withoutADescriptionSearch')}</p>
          </>
        )}
      </figure>
      <figure className={classes.preview}>
        <figcaption>{say('whenShared')}</figcaption>
        <div className={classes.previewPicture}>
          {picture.src === '' ? (
            <span>
              <ImageOff size={18} aria-hidden="true" /> {say('thePictureOfThe')}
            </span>
          ) : (
            <img
              src={renditionUrl(picture.src, SHARED_WIDTH)}
              alt={picture.alt}
              style={{ objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%` }}
            />
          )}
        </div>
        <p className={classes.previewAddress}>{host}</p>
        <p className={classes.previewShared}>{title}</p>
        {description !== '' && <p className={classes.previewWords}>{shorten(description)}</p>}
      </figure>
    </div>
  );
}

const shorten = (words: string) =>
  words.length > SHOWN_DESCRIPTION ? `${words.slice(0, SHOWN_DESCRIPTION).trimEnd()} …` : words;
