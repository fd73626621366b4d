import { Link } from '#blocks/kit/link.tsx';
import { useWords } from '#blocks/kit/words.ts';
import { inLanguage } from '../languages/marked.ts';
import type { Announcement, AnnouncementState } from '#core/content/announcement.ts';

/** Only its owner sees a hidden one, while editing. */
const HIDDEN_MARK = 'Hidden for visitors';

/** Above the header. Whether somebody has closed it is known before it is painted (`CLOSING_SCRIPT`). */
export function AnnouncementBar(props: {
  announcement: Announcement;
  state: AnnouncementState;
  /** Set where its text is in another language than the page. */
  language?: string | undefined;
}) {
  const say = useWords('page');
  const { announcement, state } = props;
  const { text, target, tone } = announcement;
  return (
    <aside className="announcement" aria-label={say('announcement')} data-tone={tone} data-state={state}>
      <p {...inLanguage(props.language)}>
        {target.href === '' ? text : <Link to={target}>{text}</Link>}
        {state === 'hidden' && <span className="announcement-mark">{HIDDEN_MARK}</span>}
      </p>
      {state === 'shown' && (
        <button type="button" className="announcement-close" aria-label={say('closeAnnouncement')}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      )}
    </aside>
  );
}
