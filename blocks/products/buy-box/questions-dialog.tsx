import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../kit/words.ts';

/** A product's questions over the page, with the button that goes on. */
export function QuestionsDialog(props: {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  words: string;
  isBusy: boolean;
  children: ReactNode;
}) {
  const say = useWords('buying');
  const { dialog, title } = props;
  return (
    <dialog ref={dialog} className="shop-dialog" aria-label={say('questionsAbout', { title })}>
      <div className="shop-dialog-body">
        <h2>{title}</h2>
        {props.children}
        <div className="shop-dialog-actions">
          <button
            type="button"
            className="button is-outline is-medium"
            onClick={() => dialog.current?.close()}
          >
            {say('cancel')}
          </button>
          <button className="button is-solid is-medium" disabled={props.isBusy}>
            {props.words}
          </button>
        </div>
      </div>
    </dialog>
  );
}
