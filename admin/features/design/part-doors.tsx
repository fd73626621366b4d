import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { documentsQuery } from '../../documents/queries.ts';
import { headerEditorPath } from '../../addresses/jump.ts';
import { footerEditorPath } from '../../addresses/edited-part.ts';
import { sentenceOf } from '../../http/problem.ts';

/** Header and footer are edited around a page; from here that is the home page. */
function Door({ pathOf }: { pathOf: (pageId: string) => string }) {
  const { data: documents, error } = useQuery(documentsQuery);
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!documents) return <Skeleton height={200} />;
  const pages = documents.filter(({ kind, state }) => kind === 'page' && state !== 'deleted');
  const page = pages.find(({ path }) => path === '/') ?? pages[0];
  return <Navigate to={page ? pathOf(page.id) : '/pages'} replace />;
}

export const HeaderDoor = () => <Door pathOf={headerEditorPath} />;
export const FooterDoor = () => <Door pathOf={footerEditorPath} />;
