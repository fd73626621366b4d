import { useComputedColorScheme } from '@mantine/core';
import type { Article } from './article.ts';
import { PICTURE_SIZE } from './picture-size.ts';
import classes from './help.module.css';

const files = import.meta.glob<string>('./pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Of the screen an article is about, in the colours of the admin. It comes when it is scrolled to. */
export function ArticlePicture({ article: { id, picture } }: { article: Article }) {
  const scheme = useComputedColorScheme('light');
  const src = files[`./pictures/${scheme}/${id}.webp`];
  return picture && src ? (
    <img className={classes.picture} src={src} alt={picture.alt} loading="lazy" {...PICTURE_SIZE} />
  ) : null;
}
