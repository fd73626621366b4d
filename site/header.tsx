import { Link } from '#blocks/link.tsx';
import { Picture } from '#blocks/picture.tsx';
import type { NavigationItem, NavigationLink } from '#core/content/navigation.ts';
import { safeHref } from '#core/links.ts';
import type { SiteInput } from './page-input.ts';

const MENU_ID = 'site-menu';

export function Header({ input, path }: { input: SiteInput; path: string }) {
  const { header } = input.headerFooter;
  const { title } = input.settings.site;
  return (
    <header className="site-header" data-layout={header.layout} {...(header.sticky && { 'data-sticky': '' })}>
      <a className="site-title" href="/" {...(path === '/' && { 'aria-current': 'page' as const })}>
        {header.logo.src === '' ? (
          title
        ) : (
          <Picture image={{ ...header.logo, alt: header.logo.alt || title }} sizes="200px" isFirst />
        )}
      </a>
      {header.note !== '' && <p className="site-note">{header.note}</p>}
      <nav className="site-nav" aria-label="Main">
        <Menu input={input} path={path} />
      </nav>
      {header.actionLabel !== '' && (
        <Link to={header.action} className="button is-theme is-small site-action">
          {header.actionLabel}
        </Link>
      )}
      <button type="button" className="menu-button" popoverTarget={MENU_ID}>
        Menu
      </button>
      <div id={MENU_ID} className="menu-sheet" popover="auto">
        <nav aria-label="Menu">
          <Menu input={input} path={path} isOpen />
        </nav>
        <button type="button" className="menu-button" popoverTarget={MENU_ID} popoverTargetAction="hide">
          Close
        </button>
      </div>
    </header>
  );
}

function Menu({ input, path, isOpen = false }: { input: SiteInput; path: string; isOpen?: boolean }) {
  return (
    <ul className="menu">
      {input.navigation.main.map((item, index) => (
        <li key={index}>
          {item.children.length > 0 ? (
            <Folder {...{ item, input, path, isOpen }} />
          ) : (
            <MenuLink {...{ item, input, path }} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Folders sharing a name close each other; in the sheet for phones they lie open. */
function Folder(props: { item: NavigationItem; input: SiteInput; path: string; isOpen: boolean }) {
  const { item, input, path, isOpen } = props;
  return (
    <details className="folder" {...(isOpen ? { open: true } : { name: 'folder' })}>
      <summary>{item.title}</summary>
      <ul>
        {item.children.map((child, index) => (
          <li key={index}>
            <MenuLink item={child} input={input} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ item, input, path }: { item: NavigationLink; input: SiteInput; path: string }) {
  const page = input.pages.find(({ id }) => id === item.pageId);
  const href = page?.path ?? safeHref(item.href);
  if (!href) return <span>{item.title}</span>;
  const isHere = href === path;
  return (
    <a
      href={href}
      {...(isHere && { 'aria-current': 'page' as const })}
      {...(item.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {item.title === '' ? page?.title : item.title}
    </a>
  );
}
