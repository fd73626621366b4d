import { useLayoutEffect, useRef } from 'react';
import type { PublicForm } from '#core/forms/public-form.ts';
import { showHtml } from './after-submit.ts';

/** What stands in the place of a form that was sent, in view and with the focus. */
export function Sent({ form }: { form: PublicForm }) {
  const element = useRef<HTMLDivElement>(null);
  const html = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (html.current && form.html !== '') showHtml(html.current, form.html);
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [form.html]);
  return (
    <div ref={element} className="form-sent" tabIndex={-1} role="status">
      {form.message !== '' && <p>{form.message}</p>}
      <div ref={html} />
    </div>
  );
}
