import type { Theme } from '#core/theme/theme.ts';
import { themeAttributes, themeCss } from '#site/document/theme-css.ts';
import type { Look } from './design-context.ts';

export interface Preview {
  show(theme: Theme, look: Look): void;
  /** The page as the server drew it. */
  close(): void;
}

/** Shows another theme on a page that has loaded. Style sheets made by script pass the page's content security policy. */
export function makePreview(document: Document): Preview | undefined {
  const view = document.defaultView;
  if (!view) return undefined;
  const [tokens, custom] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  const root = document.documentElement;
  const before = new Map(Object.entries(root.dataset));
  const served = [
    ...document.querySelectorAll<HTMLStyleElement>('style[data-part="theme"], style[data-part="custom"]'),
  ];
  const templates = [...document.querySelectorAll<HTMLLinkElement>('link[data-template-style]')];
  const wear = (template: string) => {
    root.dataset.template = template;
    for (const link of templates) link.disabled = link.dataset.templateStyle !== template;
  };
  const open = () => {
    if (document.adoptedStyleSheets.includes(tokens)) return;
    for (const style of served) style.disabled = true;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, tokens, custom];
  };

  return {
    show(theme, look) {
      open();
      root.dataset.preview = '';
      const css = themeCss(look === 'device' ? theme : { ...theme, scheme: look });
      // A visitor's page never jumps for a font; here one waits to see it.
      tokens.replaceSync(css.replaceAll('font-display:optional', 'font-display:swap'));
      custom.replaceSync(theme.customCss);
      Object.assign(root.dataset, themeAttributes(theme));
      wear(templates.some((link) => link.dataset.templateStyle === theme.template) ? theme.template : own());
    },
    close() {
      delete root.dataset.preview;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (sheet) => sheet !== tokens && sheet !== custom,
      );
      for (const style of served) style.disabled = false;
      for (const [name, value] of before) root.dataset[name] = value;
      wear(before.get('template') ?? '');
    },
  };

  /** The one the site was made from: worn where the theme names none. */
  function own(): string {
    return templates.find(({ dataset }) => 'own' in dataset)?.dataset.templateStyle ?? '';
  }
}
