export interface OutboxPage {
  name: 'outbox';
  account: { name: string; crumb: string };
  email: string;
  mails: readonly { id: string; subject: string; text: string; state: string; at: string }[];
}

/** On a developer's machine mail goes nowhere; here it can be read. */
export function Outbox({ email, mails }: OutboxPage) {
  return (
    <div className="account">
      <h1>Outbox</h1>
      <p className="lead">Mails to {email}. This page exists on localhost only.</p>
      {mails.length === 0 && <p>There are none yet.</p>}
      {mails.map(({ id, subject, text, state, at }) => (
        <article key={id} className="part letter">
          <div>
            <h2>{subject}</h2>
            <p>
              {at} · {state}
            </p>
          </div>
          <div>
            {text
              .trim()
              .split('\n\n')
              .map((words) => (
                <p key={words}>{withLink(words)}</p>
              ))}
          </div>
        </article>
      ))}
    </div>
  );
}

function withLink(words: string) {
  const url = /https?:\/\/\S+/.exec(words)?.[0];
  if (!url) return words;
  const [before = '', after = ''] = words.split(url);
  return (
    <>
      {before}
      <a href={url}>{url}</a>
      {after}
    </>
  );
}
