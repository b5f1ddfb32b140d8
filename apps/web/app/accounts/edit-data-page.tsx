import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/edit-data-page';
import { SectionHeading } from './public/section-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Alterar meus dados', face: 'shop', hidden: true }, args);
}

export default function EditDataPage() {
  return <SectionHeading>ALTERAR MEUS DADOS</SectionHeading>;
}
