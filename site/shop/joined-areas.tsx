import { useWords } from '#blocks/kit/words.ts';
import type { ShownArea } from '#core/members/member-area.ts';

/** What a purchase has opened, and the way there. */
export function JoinedAreas({ areas }: { areas: readonly ShownArea[] }) {
  const say = useWords('members');
  return areas.map(({ id, name, path }) => (
    <p key={id} role="status">
      {say('joined', { area: name })} {path !== '' && <a href={path}>{say('goToArea')}</a>}
    </p>
  ));
}
