import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/data-page';
import { SectionHeading } from './public/section-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus dados', face: 'shop', hidden: true }, args);
}

export default function DataPage() {
  return <SectionHeading>MEUS DADOS</SectionHeading>;
}
