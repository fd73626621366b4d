import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { useWords } from '../kit/words.ts';
import type { MemberAreaValues } from './fields.ts';

/** The same for everybody: its pages know who is a member, and ask all others to log in or join. */
export function MemberAreaView({ values, isEditing }: ViewProps<MemberAreaValues>) {
  const say = useWords('members');
  const area = useContext(PageContentContext).memberAreas?.[values.memberArea];
  // It was deleted meanwhile.
  if (!area)
    return isEditing ? <p className="quiet">This member area no longer exists. Choose another.</p> : null;
  const { name, words, offers, path } = area;
  return (
    <div className="member-area" data-align={values.align}>
      {values.showTitle && (
        <>
          <p className="member-area-name">{name}</p>
          {words !== '' && <p className="member-area-words">{words}</p>}
        </>
      )}
      {values.showOffers &&
        offers.map((offer) => (
          <p key={offer.path}>
            <a className="button is-theme is-medium" href={offer.path}>
              {say('joinWith', { product: offer.title })}
            </a>
          </p>
        ))}
      {path !== '' && (
        <p>
          <a href={path}>{say('goToArea')}</a>
        </p>
      )}
    </div>
  );
}
