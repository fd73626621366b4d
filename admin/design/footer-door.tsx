import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { documentsQuery } from '../documents/queries.ts';
import { footerEditorPath } from '../editor/site-parts/area.ts';
import { sentenceOf } from '../http/problem.ts';

/** The footer is edited below a page; from here that is the home page. */
export function FooterDoor() {
  const { data: documents, error } = useQuery(documentsQuery);
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!documents) return <Skeleton height={200} />;
  const pages = documents.filter(({ kind, state }) => kind === 'page' && state !== 'deleted');
  const page = pages.find(({ path }) => path === '/') ?? pages[0];
  return <Navigate to={page ? footerEditorPath(page.id) : '/pages'} replace />;
}
