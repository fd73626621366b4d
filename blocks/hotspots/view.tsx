import { pictureSizes, WHOLE_WINDOW } from '#core/picture-sizes.ts';
import { safeHref } from '#core/links/links.ts';
import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { Link } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import type { HotspotsValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

type Spot = HotspotsValues['spots'][number];
const WHOLE = { ratio: undefined, fit: 'cover', share: 1 } as const;

/** Points are details: they open by finger and by key, one at a time, without a script. */
export function HotspotsView({ id, values, room = WHOLE_WINDOW }: ViewProps<HotspotsValues>) {
  const { image, spots } = values;
  return (
    <div className="hotspots">
      <Picture image={image} sizes={pictureSizes(room, WHOLE, image)} />
      {spots.map((spot, index) =>
        isBlank(spot.title) ? null : <Point key={index} spot={spot} group={`spots-${id}`} />,
      )}
    </div>
  );
}

function Point({ spot, group }: { spot: Spot; group: string }) {
  const say = useWords('content');
  const { title, words, x, y, to, linkLabel } = spot;
  const hasLink = !isBlank(safeHref(to.href) ?? '');
  return (
    <details
      name={group}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-side={x > 50 ? 'left' : 'right'}
      data-up={y > 50 ? 'yes' : 'no'}
    >
      <summary>
        <span className="visually-hidden">{title}</span>
      </summary>
      <div className="hotspots-words">
        <p className="hotspots-title">{title}</p>
        {words !== '' && <p>{words}</p>}
        {hasLink && (
          <p>
            <Link to={to}>{linkLabel || say('more')}</Link>
          </p>
        )}
      </div>
    </details>
  );
}
