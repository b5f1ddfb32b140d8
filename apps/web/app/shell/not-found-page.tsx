import { data } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/not-found-page';
import { NotFound } from './not-found.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Página ou recurso não encontrado', hidden: true }, args);
}

export default NotFound;
