import type { CSSProperties } from 'react';
import type { ThemeSeeds } from '#core/theme/theme.ts';
import { CallForm, Field, Submit } from './forms.tsx';

export interface NewSitePage {
  name: 'newSite';
  account: { name: string; crumb: string };
  templates: readonly {
    id: string;
    name: string;
    summary: string;
    light: ThemeSeeds;
    dark: ThemeSeeds;
    picture: string;
  }[];
  chosen: string;
  appDomain: string;
  problem: string;
}

export function NewSite({ account, templates, chosen, appDomain, problem }: NewSitePage) {
  return (
    <div className="account">
      <h1>Start a site</h1>
      <CallForm
        id="new-site"
        action="/api/sites"
        crumb={account.crumb}
        problem={problem}
        className="new-site"
      >
        <fieldset className="templates" aria-describedby="new-site-template-error">
          <legend>Choose where to start. Everything can be changed.</legend>
          {templates.map(({ id, name, summary, picture, light, dark }) => (
            <label
              key={id}
              className="template"
              style={
                {
                  '--card-paper': `light-dark(${light.paper}, ${dark.paper})`,
                  '--card-ink': `light-dark(${light.ink}, ${dark.ink})`,
                } as CSSProperties
              }
            >
              <input
                type="radio"
                name="template"
                value={id}
                required
                defaultChecked={id === chosen}
                data-problem="Please choose a template"
              />
              <img src={picture} alt="" width={800} height={600} loading="lazy" />
              <span className="template-words">
                <strong>{name}</strong>
                <span>{summary}</span>
              </span>
            </label>
          ))}
          <p id="new-site-template-error" className="problem" />
        </fieldset>
        <div className="new-site-names">
          <Field
            form="new-site"
            name="title"
            label="Name of the site"
            autoComplete="off"
            problem="Please enter a name for the site"
          />
          <Field
            form="new-site"
            name="identifier"
            label="Address"
            autoComplete="off"
            hint="Made from the name if you leave it empty. A domain of your own can come later."
            problem=""
            isOptional
            after={<span className="field-after">.{appDomain}</span>}
          />
          <Submit label="Create site" busy="Creating the site…" />
        </div>
      </CallForm>
    </div>
  );
}
