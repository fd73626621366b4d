import { useContext } from 'react';
import { Link } from '#blocks/kit/link.tsx';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { useWords } from '#blocks/kit/words.ts';
import { Picture } from '#blocks/kit/picture.tsx';
import { isFolder, type NavigationItem, type NavigationLink } from '#core/content/navigation.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { safeHref } from '#core/links/links.ts';
import { inLanguage } from '../languages/marked.ts';
import type { SiteInput } from '../page-input.ts';
import { longWordIn } from './long-words.tsx';

/** What the header needs to know of its site. */
export interface HeaderInput extends Pick<SiteInput, 'headerFooter' | 'navigation' | 'pages'> {
  settings: {
    site: Pick<SiteInput['settings']['site'], 'title' | 'logo'>;
    store?: Pick<SiteInput['settings']['store'], 'cartDisplay' | 'accountLink'>;
  };
}

/** All that is seen of the header comes before it. */
export const MENU_ID = 'site-menu';

export function Header({ input, path }: { input: HeaderInput; path: string }) {
  const { header } = input.headerFooter;
  return (
    <header className="site-header" data-layout={header.layout} {...(header.sticky && { 'data-sticky': '' })}>
      <HeaderParts input={input} path={path} />
    </header>
  );
}

/** What stands in the header; the editor draws it into the header that is there. */
export function HeaderParts({ input, path }: { input: HeaderInput; path: string }) {
  const say = useWords('page');
  const { fellBack } = useContext(PageContentContext);
  const { header } = input.headerFooter;
  const noteIn = fellBack?.get('header.note');
  // Its place in the header follows the page, its words the language they are in.
  const note = noteIn === undefined ? header.note : <span {...inLanguage(noteIn)}>{header.note}</span>;
  const social = header.social.filter(({ name, to }) => name !== '' && to.href !== '');
  const words = (
    <>
      {header.note !== '' && social.length === 0 && <p className="site-note">{note}</p>}
      {social.length > 0 && (
        <div className="site-note">
          {header.note !== '' && <p>{note}</p>}
          <SocialLinks links={social} />
        </div>
      )}
      {header.actionLabel !== '' && (
        <Link to={header.action} className="button is-theme is-small site-action">
          {header.actionLabel}
        </Link>
      )}
    </>
  );
  return (
    <>
      <Title input={input} path={path} />
      <nav className="site-nav" aria-label={say('mainMenu')}>
        <Menu input={input} path={path} />
      </nav>
      {words}
      <ShopLinks store={input.settings.store} />
      <button type="button" className="menu-button" popoverTarget={MENU_ID}>
        {say('menu')}
      </button>
      <div id={MENU_ID} className="menu-sheet" popover="auto">
        <div className="menu-sheet-top">
          <Title input={input} path={path} />
          <button type="button" className="menu-button" popoverTarget={MENU_ID} popoverTargetAction="hide">
            {say('close')}
          </button>
        </div>
        <nav aria-label={say('menu')}>
          <Menu input={input} path={path} isSheet />
        </nav>
        <div className="menu-sheet-foot">
          {words}
          {input.settings.store?.accountLink && <AccountLink />}
        </div>
      </div>
    </>
  );
}

function AccountLink() {
  const say = useWords('page');
  return (
    <a className="site-account" href={ACCOUNT_PATH}>
      {say('account')}
    </a>
  );
}

/** The same for everybody, logged in or not: pages are kept as one copy. */
function ShopLinks({ store }: { store: HeaderInput['settings']['store'] }) {
  const say = useWords('page');
  const hasCart = store?.cartDisplay === 'show';
  if (!hasCart && !store?.accountLink) return null;
  return (
    <div className="site-shop">
      {store.accountLink && <AccountLink />}
      {hasCart && (
        <a className="site-cart" href="/cart" data-speaks="basket">
          {say('cart')} <span className="site-cart-count" hidden />{' '}
          <span className="site-cart-total visually-hidden" hidden />
        </a>
      )}
    </div>
  );
}

function SocialLinks({ links }: { links: HeaderInput['headerFooter']['header']['social'] }) {
  const say = useWords('page');
  return (
    <ul className="site-social" aria-label={say('elsewhere')}>
      {links.map(({ name, to }, index) => (
        <li key={index}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The header's own logo, or the site's. */
export function logoOf({
  headerFooter,
  settings,
}: Pick<HeaderInput, 'headerFooter' | 'settings'>): ImageValue {
  const { logo } = headerFooter.header;
  return logo.src === '' ? settings.site.logo : logo;
}

function Title({ input, path }: { input: HeaderInput; path: string }) {
  const logo = logoOf(input);
  const { title } = input.settings.site;
  return (
    <a
      className="site-title"
      href="/"
      {...(path === '/' && { 'aria-current': 'page' as const })}
      {...(logo.src === '' && longWordIn(title))}
    >
      {logo.src === '' ? (
        title
      ) : (
        <Picture image={{ ...logo, alt: logo.alt || title }} sizes="200px" isFirst />
      )}
    </a>
  );
}

interface MenuProps {
  input: HeaderInput;
  path: string;
  /** In the sheet for phones folders lie open. */
  isSheet?: boolean;
}

function Menu({ input, path, isSheet = false }: MenuProps) {
  return (
    <ul className="menu">
      {input.navigation.main.map((item, index) => (
        <MenuItem key={index} {...{ item, input, path, isSheet }} />
      ))}
    </ul>
  );
}

/** A folder with nothing in it is the owner's business alone. */
function MenuItem(props: MenuProps & { item: NavigationItem }) {
  const { item } = props;
  if (isFolder(item) && item.children.length === 0) return null;
  return <li>{item.children.length > 0 ? <Folder {...props} /> : <MenuLink {...props} />}</li>;
}

function Folder({ item, input, path, isSheet }: MenuProps & { item: NavigationItem }) {
  const links = (
    <ul>
      {item.children.map((child, index) => (
        <li key={index}>
          <MenuLink item={child} input={input} path={path} />
        </li>
      ))}
    </ul>
  );
  if (isSheet)
    return (
      <div className="folder">
        <p className="folder-title">{item.title}</p>
        {links}
      </div>
    );
  const isHere = item.children.some((child) => standing(hrefOf(child, input), path) !== undefined);
  // Folders that share a name close each other.
  return (
    <details className="folder" name="folder" {...(isHere && { 'data-here': '' })}>
      <summary>{item.title}</summary>
      {links}
    </details>
  );
}

function hrefOf(item: NavigationLink, input: HeaderInput): string | undefined {
  return input.pages.find(({ id }) => id === item.pageId)?.path ?? safeHref(item.href);
}

/** Whether a link leads to this page, or to one this page lies below. */
function standing(href: string | undefined, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href && href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

function MenuLink({ item, input, path }: { item: NavigationLink; input: HeaderInput; path: string }) {
  const href = hrefOf(item, input);
  if (!href) return <span>{item.title}</span>;
  const current = standing(href, path);
  return (
    <a
      href={href}
      {...(current && { 'aria-current': current })}
      {...(item.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {item.title === '' ? input.pages.find(({ id }) => id === item.pageId)?.title : item.title}
    </a>
  );
}
