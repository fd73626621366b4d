import { useEffect } from 'react';
import { escape } from '#core/text/html.ts';
import { FOLLOW_CLASS, loadFollowButtons } from './follow-button.ts';

export interface FollowProps {
  href: string;
  label: string;
  script: string;
}

/** A link to a profile, until the service has made its button of it. */
export default function FollowButton({ href, label, script }: FollowProps) {
  useEffect(() => loadFollowButtons(script), [script]);
  // The service takes the link away: React must not look for it again.
  const html = { __html: linkTo(href, label) };
  return <span className="follow-button" dangerouslySetInnerHTML={html} />;
}

const linkTo = (href: string, label: string) =>
  `<a class="${FOLLOW_CLASS}" href="${escape(href)}">${escape(label)}</a>`;
