import { hrefTo } from '#contract/href-to.ts';
import { create } from '#contract/addresses/my-sites.ts';
import type { CSSProperties } from 'react';
import { fontFamily, type FontName } from '#core/theme/fonts.ts';
import type { ThemeSeeds } from '#core/theme/theme.ts';
import { CallForm, Field, Submit } from './forms.tsx';

export interface NewSitePage {
  name: 'newSite';
  account: { name: string; crumb: string };
  templates: readonly TemplateChoice[];
  chosen: string;
  sitesDomain: string;
  problem: string;
}

export interface TemplateChoice {
  id: string;
  name: string;
  summary: string;
  light: ThemeSeeds;
  dark: ThemeSeeds;
  font: FontName;
  weight: number;
  /** What its site is called, and what stands in its menu. */
  title: string;
  menu: readonly string[];
  picture: string;
  /** Where one can look around in it. */
  previewUrl: string;
}

export function NewSite({ account, templates, chosen, sitesDomain, problem }: NewSitePage) {
  return (
    <div className="account is-wide">
      <h1>Start a site</h1>
      <CallForm
        id="new-site"
        action={hrefTo(create, { crumb: account.crumb })}
        problem={problem}
        className="new-site"
      >
        <fieldset className="templates" aria-describedby="new-site-template-error">
          <legend>Choose where to start. Everything can be changed.</legend>
          {templates.map((template) => (
            <Choice key={template.id} template={template} isChosen={template.id === chosen} />
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
            after={<span className="field-after">.{sitesDomain}</span>}
          />
          <Submit label="Create site" busy="Creating the site…" />
        </div>
      </CallForm>
    </div>
  );
}

/** A template as a small page of its own: its colours, its type, the picture it opens with. */
function Choice({ template, isChosen }: { template: TemplateChoice; isChosen: boolean }) {
  const { id, name, summary, picture, light, dark, font, weight, title, menu, previewUrl } = template;
  const both = (role: keyof ThemeSeeds) => `light-dark(${light[role]}, ${dark[role]})`;
  const style = {
    '--card-paper': both('paper'),
    '--card-ink': both('ink'),
    '--card-font': `"${font}", ${fontFamily(font).fallback}`,
    '--card-weight': weight,
  } as CSSProperties;
  return (
    <div className="template" style={style}>
      <label>
        <input
          type="radio"
          name="template"
          value={id}
          required
          defaultChecked={isChosen}
          data-problem="Please choose a template"
        />
        <span className="template-page" aria-hidden="true">
          <span className="template-head">
            <b>{title}</b>
            <span>{menu.join('   ')}</span>
          </span>
          <img src={picture} alt="" width={800} height={600} loading="lazy" />
        </span>
        <span className="template-words">
          <strong>{name}</strong>
          <span>{summary}</span>
        </span>
      </label>
      <a className="template-look" href={previewUrl} aria-label={`Preview ${name}`}>
        Preview
      </a>
    </div>
  );
}
