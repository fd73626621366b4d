import { hrefTo } from '#contract/href-to.ts';
import { create } from '#contract/addresses/my-sites.ts';
import type { CSSProperties } from 'react';
import { fontStack } from '#core/theme/fonts.ts';
import type { ThemeSeeds } from '#core/theme/theme.ts';
import { PURPOSES, type Purpose } from '../../templates/template.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { useVoice } from '../voice.ts';

export interface NewSitePage {
  name: 'newSite';
  account: { name: string; crumb: string };
  templates: readonly TemplateChoice[];
  countries: readonly { code: string; name: string }[];
  chosen: string;
  sitesDomain: string;
  problem: string;
}

export interface TemplateChoice {
  id: string;
  name: string;
  summary: string;
  purpose: Purpose | '';
  light: ThemeSeeds;
  dark: ThemeSeeds;
  font: string;
  weight: number;
  /** What its site is called, and what stands in its menu. */
  title: string;
  menu: readonly string[];
  picture: string;
  /** Where one can look around in it. */
  previewUrl: string;
}

const PURPOSE_NAMES = Object.keys(PURPOSES) as Purpose[];

export function NewSite({ account, templates, countries, chosen, sitesDomain, problem }: NewSitePage) {
  const { say, declared } = useVoice();
  const purpose = templates.find(({ id }) => id === chosen)?.purpose ?? '';
  return (
    <div className="account is-wide">
      <h1>{say('startSite')}</h1>
      <CallForm
        id="new-site"
        action={hrefTo(create, { crumb: account.crumb })}
        problem={declared(problem)}
        className="new-site"
      >
        <div className="new-site-names">
          <Field
            form="new-site"
            name="title"
            label={say('siteName')}
            autoComplete="organization"
            hint={say('siteNameHint')}
            problem={say('siteNameMissing')}
            autoFocus
          />
          <div className="field">
            <label htmlFor="new-site-country">{say('country')}</label>
            <p id="new-site-country-hint" className="field-hint">
              {say('countryHint')}
            </p>
            <select id="new-site-country" name="country" aria-describedby="new-site-country-hint" data-here>
              <option value="">{say('chooseCountry')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <p id="new-site-country-error" className="problem" />
          </div>
        </div>
        <fieldset className="purposes">
          <legend>{say('whatFor')}</legend>
          {[...PURPOSE_NAMES, ''].map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="purpose"
                form="none"
                value={name}
                defaultChecked={name === purpose}
                data-purpose={name}
              />
              {name === '' ? say('somethingElse') : declared(PURPOSES[name as Purpose])}
            </label>
          ))}
        </fieldset>
        <fieldset className="templates" aria-describedby="new-site-template-error">
          <legend>{say('chooseStart')}</legend>
          {templates.map((template) => (
            <Choice key={template.id} template={template} isChosen={template.id === chosen} />
          ))}
          <PlainChoice
            id="blank"
            name={say('emptySite')}
            summary={say('emptySiteWords')}
            isChosen={chosen === 'blank'}
          />
          <PlainChoice
            id="import"
            name={say('import')}
            summary={say('importWords')}
            isChosen={chosen === 'import'}
          />
          <p id="new-site-template-error" className="problem" />
        </fieldset>
        <div className="new-site-address">
          <Field
            form="new-site"
            name="identifier"
            label={say('address')}
            autoComplete="off"
            hint={say('addressHint')}
            problem=""
            isOptional
            after={<span className="field-after">.{sitesDomain}</span>}
          />
        </div>
        <div className="new-site-go">
          <p>{say('onlyYou')}</p>
          <Submit label={say('createSite')} busy={say('creatingSite')} />
        </div>
      </CallForm>
    </div>
  );
}

function PlainChoice(props: { id: string; name: string; summary: string; isChosen: boolean }) {
  const { id, name, summary, isChosen } = props;
  return (
    <div className="template is-plain">
      <label>
        <input type="radio" name="template" value={id} required defaultChecked={isChosen} />
        <span className="template-words">
          <strong>{name}</strong>
          <span>{summary}</span>
        </span>
      </label>
    </div>
  );
}

/** A template as a small page of its own: its colours, its type, the picture it opens with. */
function Choice({ template, isChosen }: { template: TemplateChoice; isChosen: boolean }) {
  const { say } = useVoice();
  const { id, name, summary, picture, light, dark, font, weight, title, menu, previewUrl } = template;
  const both = (role: keyof ThemeSeeds) => `light-dark(${light[role]}, ${dark[role]})`;
  const style = {
    '--card-paper': both('paper'),
    '--card-ink': both('ink'),
    '--card-font': fontStack(font),
    '--card-weight': weight,
  } as CSSProperties;
  return (
    <div className="template" style={style} data-purpose={template.purpose}>
      <label>
        <input
          type="radio"
          name="template"
          value={id}
          required
          defaultChecked={isChosen}
          data-problem={say('templateMissing')}
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
          <span lang="en">{summary}</span>
        </span>
      </label>
      <a className="template-look" href={previewUrl} aria-label={say('previewNamed', { name })}>
        {say('preview')}
      </a>
    </div>
  );
}
