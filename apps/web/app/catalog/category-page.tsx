import { favorAndReturn } from '../favorites/public/favor-by-form.ts';
import { notFound } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/category-page';
import { CatalogueShelf } from './catalogue-shelf.tsx';
import { loadCatalogue } from './load-catalogue.ts';
import { shopCategories } from './public/shop-categories.ts';

export async function loader(args: Route.LoaderArgs) {
  const path = `/oculos/categoria/${args.params.category}`;
  const category = shopCategories.find((each) => each.path === path);
  if (!category) throw notFound();
  return { category, catalogue: await loadCatalogue(args, `?${category.query}`) };
}

/** Handles the favourite buttons when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  return favorAndReturn(args);
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, sentence, path } = args.loaderData.category;
  const description = `${title} em até 10x sem juros. ${sentence}`;
  return pageMeta({ title, description, face: 'shop', canonicalPath: path }, args);
}

/** A category. Choosing more leads to the catalogue, where the category is one of the filters. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, catalogue } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-2 rounded-lg bg-sunken p-6 lg:p-10">
        <h1 className="display text-[clamp(2.5rem,5vw,4rem)] leading-[0.94]">{category.title}</h1>
        <p className="max-w-[60ch] text-muted lg:text-lg">{category.sentence}</p>
      </div>
      <CatalogueShelf search={`?${category.query}`} title="Todos os modelos" loaded={catalogue} />
    </div>
  );
}
