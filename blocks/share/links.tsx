import { Island } from '../kit/islands.tsx';
import { useServiceWords } from '../social-icons/service-words.ts';
import { SocialIcon } from '../social-icons/social-icon.tsx';
import CopyAddress from './island.tsx';
import { shareAddress, type ShareTarget } from './targets.ts';

/** Links to share a page; copying its address is offered where a script can do it. */
export function ShareLinks(props: {
  label: string;
  targets: readonly ShareTarget[];
  hasCopy: boolean;
  page: { url: string; title: string };
}) {
  const { label, targets, hasCopy, page } = props;
  const nameOf = useServiceWords();
  return (
    <div className="share">
      {label !== '' && <p className="share-label">{label}</p>}
      <ul className="share-links">
        {targets.map((target) => (
          <li key={target}>
            <a
              href={shareAddress(target, page)}
              {...(target !== 'email' && { target: '_blank', rel: 'noopener nofollow' })}
            >
              <SocialIcon service={target} />
              <span>{nameOf(target)}</span>
            </a>
          </li>
        ))}
        {hasCopy && (
          <li>
            <Island
              name="share"
              wake="visible"
              component={CopyAddress}
              props={{ url: page.url }}
              words={['sharing']}
            />
          </li>
        )}
      </ul>
    </div>
  );
}
