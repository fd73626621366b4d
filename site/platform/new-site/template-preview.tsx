import { useVoice } from '../voice.ts';

export interface TemplatePreviewPage {
  name: 'templatePreview';
  account: { name: string; crumb: string } | null;
  chosen: string;
  templates: readonly { id: string; name: string; summary: string; url: string }[];
  /** Stands where the site will, until it comes. */
  picture: string;
  /** Leads to the site. */
  frame: string;
  siteUrl: string;
}

const WIDTHS = ['desktop', 'phone'] as const;

/** A site of another host, which may not take this window elsewhere. */
const RIGHTS = ['allow-same-origin', 'allow-scripts', 'allow-forms', 'allow-popups'].join(' ');

/** A template as a running site, to look around in at both widths. */
export function TemplatePreview({ account, chosen, templates, picture, frame }: TemplatePreviewPage) {
  const { say } = useVoice();
  const template = templates.find(({ id }) => id === chosen);
  const name = template?.name ?? '';
  const start = `/new?template=${chosen}`;
  return (
    <div className="preview">
      <header className="preview-bar">
        <a className="preview-back" href={account ? '/new' : '/'}>
          <span aria-hidden="true">←</span>
          <span className="preview-back-words">{account ? say('allTemplates') : 'Plinth'}</span>
        </a>
        <h1 className="preview-name">{name}</h1>
        <nav className="preview-templates" aria-label={say('templates')}>
          {templates.map(({ id, name: other, url }) => (
            <a key={id} href={url} aria-current={id === chosen ? 'page' : undefined}>
              {other}
            </a>
          ))}
        </nav>
        <fieldset className="preview-widths">
          <legend>{say('width')}</legend>
          {WIDTHS.map((value) => (
            <label key={value}>
              <input type="radio" name="width" value={value} defaultChecked={value === 'desktop'} />
              {say(value)}
            </label>
          ))}
        </fieldset>
        <a className="button" href={account ? start : `/signup?to=${encodeURIComponent(start)}`}>
          {say('startWith', { name })}
        </a>
      </header>
      <main className="preview-stage" id="content">
        <iframe
          src={frame}
          sandbox={RIGHTS}
          title={say('lookAround', { name })}
          style={{ backgroundImage: `url(${picture})` }}
        />
      </main>
      <footer className="preview-note">
        <span lang="en">{template?.summary}</span> {say('nothingKept')}
      </footer>
    </div>
  );
}
