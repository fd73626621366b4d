import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { StructuredData } from '../kit/structured-data.tsx';
import type { BreadcrumbsValues } from './fields.ts';

export function BreadcrumbsView({ values, isEditing }: ViewProps<BreadcrumbsValues>) {
  const { trail = [], title, url } = useContext(PageContentContext);
  const steps = [...(values.hasFirst ? trail : trail.slice(1)), { title: title || 'This page', href: '' }];
  return (
    <nav className="breadcrumbs" aria-label={values.label || 'Breadcrumbs'} data-mark={values.mark}>
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
