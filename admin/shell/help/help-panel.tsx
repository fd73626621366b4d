import { ActionIcon, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronRight, Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { accountQuery } from '../../account/account.ts';
import { matching } from '../../kit/palette/matching.ts';
import { useStore } from '../../kit/store.ts';
import { areaAt, mayUse } from '../areas/areas.ts';
import { articlesAt, type Article } from './article.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ARTICLES, TOPICS } from './articles/index.ts';
import { openHelp } from './open-help.ts';
import { say } from './words.ts';
import classes from './help.module.css';

const close = () => openHelp.set(undefined);

/** Stays open while one does what it says: nothing behind it is shut off. */
export default function HelpPanel() {
  const opened = useStore(openHelp, (id) => id);
  const article = ARTICLES.find(({ id }) => id === opened);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <section ref={panel} role="dialog" aria-label={say('help')} className={classes.panel} onKeyDown={hear}>
      <header className={classes.head}>
        {article && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={say('allArticles')}
            onClick={() => openHelp.set('')}
          >
            <ArrowLeft size={18} />
          </ActionIcon>
        )}
        <Title order={2} size="h4" className={classes.name ?? ''}>
          {article ? article.title : say('help')}
        </Title>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={say('closeHelp')} onClick={close}>
          <X size={18} />
        </ActionIcon>
      </header>
      <div className={classes.body} key={opened}>
        {article ? <Reading article={article} /> : <Contents />}
      </div>
    </section>
  );
}

/** Only about what this person can open. */
function useReadable(): (article: Article) => boolean {
  const { data: account } = useQuery(accountQuery);
  const permissions = account?.permissions ?? [];
  return ({ at }) =>
    at.some((path) => {
      const area = areaAt(path);
      return area === undefined || mayUse(area, permissions);
    });
}

function Contents() {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const isReadable = useReadable();
  const found = matching(
    ARTICLES.filter(isReadable).map((article) => ({
      article,
      label: article.title,
      also: `${article.also ?? ''} ${article.parts.flat().join(' ')}`,
    })),
    query,
  ).map(({ article }) => article);
  return (
    <>
      <TextInput
        type="search"
        aria-label={say('searchHelp')}
        placeholder={say('searchHelp')}
        leftSection={<Search size={16} aria-hidden="true" />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {query.trim() === '' ? (
        <>
          <Topic title={say('thisScreen')} articles={articlesAt(ARTICLES, pathname).filter(isReadable)} />
          {TOPICS.map(({ title, articles }) => (
            <Topic key={title} title={title} articles={articles.filter(isReadable)} />
          ))}
        </>
      ) : (
        <>
          <p role="status" className={found.length === 0 ? 'quiet' : classes.hidden}>
            {found.length === 0 ? say('noArticleHasThese') : say('countFound', { count: found.length })}
          </p>
          <Topic title={say('found')} articles={found} />
        </>
      )}
    </>
  );
}

function Topic({ title, articles }: { title: string; articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h3 className={classes.topic}>{title}</h3>
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <button type="button" className={classes.entry} onClick={() => openHelp.set(article.id)}>
              <span>{article.title}</span>
              <ChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reading({ article }: { article: Article }) {
  const { pathname } = useLocation();
  const [place] = article.at;
  const isThere = articlesAt([article], pathname).length > 0;
  return (
    <article className={classes.article}>
      {article.parts.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index}>{withLabels(part)}</p>
        ) : (
          <ol key={index}>
            {part.map((step, at) => (
              <li key={at}>{withLabels(step)}</li>
            ))}
          </ol>
        ),
      )}
      <ArticlePicture article={article} />
      {!isThere && (
        <p>
          <Link to={place}>{say('goToThisScreen')}</Link>
        </p>
      )}
    </article>
  );
}

/** What stands between asterisks is a label of the screen. */
function withLabels(text: string): ReactNode[] {
  return text
    .split('*')
    .map((piece, index) => (index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece));
}
