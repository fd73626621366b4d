import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { StructuredData } from '../kit/structured-data.tsx';
import { fields, type BreadcrumbsValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

export function BreadcrumbsView({ values, isEditing }: ViewProps<BreadcrumbsValues>) {
  const say = useWords('blocks');
  const { trail = [], title, url } = useContext(PageContentContext);
  const steps = [
    ...(values.hasFirst ? trail : trail.slice(1)),
    { title: title || say('thisPage'), href: '' },
  ];
  return (
    <nav
      className="breadcrumbs"
      aria-label={unlessOwn(values.label, fields.initial.label, say('breadcrumbs'))}
      data-mark={values.mark}
    >
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            {step.href === '' ? (
              <span aria-current="page">{step.title}</span>
            ) : (
              <a href={step.href}>{step.title}</a>
            )}
          </li>
        ))}
      </ol>
      {!isEditing && URL.canParse(url) && (
        <StructuredData
          type="BreadcrumbList"
          data={{
            itemListElement: steps.map((step, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: step.title,
              item: step.href === '' ? url : new URL(step.href, url).href,
            })),
          }}
        />
      )}
    </nav>
  );
}
