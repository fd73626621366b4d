import type { CSSProperties } from 'react';
import { fontStack } from '#core/theme/fonts.ts';
import type { DemoSite } from './page.tsx';

/** A site shown in its own colours and its own type. */
export function SiteCard({ site, isFirst }: { site: DemoSite; isFirst: boolean }) {
  const { light, dark, font, weight, picture } = site;
  const both = (role: keyof typeof light) => `light-dark(${light[role]}, ${dark[role]})`;
  const style = {
    '--card-paper': both('paper'),
    '--card-ink': both('ink'),
    '--card-accent': both('accent'),
    '--card-font': fontStack(font),
    '--card-weight': weight,
  } as CSSProperties;
  return (
    <li className="card" style={style}>
      <div className="card-words">
        <h3>
          <a href={site.url}>{site.title}</a>
        </h3>
        <p>{site.summary}</p>
        <span className="card-address">{new URL(site.url).host}</span>
      </div>
      {picture ? (
        <img
          className="card-picture"
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 800px) 58vw, 100vw"
          alt=""
          width={picture.width}
          height={picture.height}
          loading={isFirst ? 'eager' : 'lazy'}
          style={{ objectPosition: picture.position }}
        />
      ) : (
        <div className="card-swatches" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
    </li>
  );
}
