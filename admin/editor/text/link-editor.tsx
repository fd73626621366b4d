import { hasPath } from '#core/content/kinds.ts';
import { completeLink } from '#core/links/link-target.ts';
import type { Editor as TipTap } from '@tiptap/core';
import { useQuery } from '@tanstack/react-query';
import { Check, ListPlus, Unlink, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { documentsQuery } from '../../documents/queries.ts';
import { linkAt, setLink } from '../../kit/rich-text/set-link.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { Tool } from '../bars/tool.tsx';
import { LinkDialog } from '../../pickers/links/link-dialog.tsx';
import { describeLink } from '../../pickers/links/link-words.ts';
import { say } from './words.ts';

const MAX_SUGGESTIONS = 6;

/** Asks where the selected words lead to. Pages of the site are offered by name. */
export function LinkEditor({ tiptap, onClose }: { tiptap: TipTap; frame: FramePage; onClose: () => void }) {
  const [before] = useState(() => linkAt(tiptap));
  const [href, setHref] = useState(before.href);
  const [isNewWindow, setNewWindow] = useState(before.newWindow);
  const { data: documents = [] } = useQuery(documentsQuery);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { words, isGood } = describeLink(completeLink(href));
  useEffect(() => input.current?.select(), []);

  const pages = documents.filter(({ kind, path, state, title }) => {
    const wanted = href.toLowerCase();
    const isFound = title.toLowerCase().includes(wanted) || path?.startsWith(wanted);
    return hasPath(kind) && state !== 'deleted' && path !== href && isFound;
  });
  const [isChoosing, setChoosing] = useState(false);
  const apply = (address: string, inNewWindow = isNewWindow) => {
    setLink(tiptap, { href: address, newWindow: inNewWindow });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) apply(completeLink(href));
  };

  return (
    <form
      className="form"
      onSubmit={submit}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="row">
        <input
          ref={input}
          aria-label={say('link')}
          aria-describedby={noteId}
          aria-invalid={!isGood}
          placeholder={say('aboutOrHttpsExample')}
          value={href}
          onChange={(event) => setHref(event.currentTarget.value)}
        />
        <button type="submit" className="tool" aria-label={say('setTheLink')} disabled={!isGood}>
          <Check size={16} aria-hidden="true" />
        </button>
        <Tool label={say('chooseAPageFile')} icon={ListPlus} onPress={() => setChoosing(true)} />
        {before.href !== '' && <Tool label={say('removeTheLink')} icon={Unlink} onPress={() => apply('')} />}
        <Tool label={say('close')} icon={X} onPress={onClose} />
      </div>
      <div className="row is-note">
        <span id={noteId} data-bad={!isGood || undefined}>
          {words}
        </span>
        <label>
          <input
            type="checkbox"
            checked={isNewWindow}
            onChange={(event) => setNewWindow(event.currentTarget.checked)}
          />
          {say('newWindow')}
        </label>
      </div>
      {pages.length > 0 && (
        <ul className="pages">
          {pages.slice(0, MAX_SUGGESTIONS).map(({ id, title, path }) => (
            <li key={id}>
              <button type="button" onClick={() => apply(path ?? '/')}>
                {title} <span>{path}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isChoosing && (
        <LinkDialog
          value={{ href, newWindow: isNewWindow }}
          onClose={() => setChoosing(false)}
          onSet={(chosen) => apply(chosen.href, chosen.newWindow)}
        />
      )}
    </form>
  );
}
