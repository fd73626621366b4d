import { useContext, type ReactNode } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { Entries } from '#blocks/navigation/view.tsx';
import { blockOf } from '#blocks/index.ts';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { needsOn } from '#core/blocks/needs.ts';
import { manage } from '#contract/addresses/consent.ts';
import type { PageBody } from '#core/page/page.ts';
import { Sections } from '../section.tsx';

/** What stands below every page: the sections the owner built, and the menu of the footer. */
export function Footer(props: {
  body: PageBody;
  isEditing: boolean;
  /** The last thing on every page, like the last section. */
  languages?: ReactNode;
  hasManageCookies?: boolean;
}) {
  const say = useWords('consent');
  const { body, isEditing, languages, hasManageCookies } = props;
  return (
    <footer className="site-footer">
      <Sections body={body} isEditing={isEditing} />
      <FooterMenu sections={body.sections} />
      {hasManageCookies && (
        <div className="footer-cookies" data-tone={toneOf(body)}>
          <a href={manage.path} rel="nofollow">
            {say('manage')}
          </a>
        </div>
      )}
      {languages && (
        <div className="footer-languages" data-tone={toneOf(body)}>
          {languages}
        </div>
      )}
    </footer>
  );
}

/** The menu of the footer, unless a block shows it where the owner wants it. */
export function FooterMenu({ sections }: Pick<PageBody, 'sections'>) {
  const say = useWords('page');
  const { footerMenu } = useContext(PageContentContext);
  if (footerMenu.length === 0 || showsMenu(sections)) return null;
  return (
    // Like the last section, so that it belongs to what is above it.
    <div className="footer-menu" data-tone={toneOf({ sections })}>
      <Entries entries={footerMenu} direction="row" label={say('footer')} />
    </div>
  );
}

const toneOf = ({ sections }: PageBody) => sections.at(-1)?.style.tone ?? 'paper';

function showsMenu(sections: PageBody['sections']): boolean {
  const shown = sections.filter(({ style }) => !style.hidden);
  return needsOn([{ sections: shown }], blockOf).some(({ needs }) => needs.menu === 'footer');
}
