import { listProducts } from '@arquiba/contract/catalog';
import { addFavorite } from '@arquiba/contract/favorites';
import { askQuestion } from '@arquiba/contract/reviews';
import { fans } from './content/fans.ts';
import { favorites, questions } from './content/reviews.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, CALLS_AT_ONCE, daysBefore, step } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

/** Questions and favourites, once the frames are in the catalogue. */
export async function askAboutFrames(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const frames = await listFrames(options);
  const productOf = (title: string) => {
    const product = frames.find((each) => each.title === title);
    if (!product) throw new RangeError(`no frame is called ${title}`);
    return product;
  };
  const lot = randomOf('arquiba/talk');
  const people = lot.shuffle(fans.filter((fan) => !fan.private));
  const author = (at: number) => accountOf(people[at % people.length]?.key ?? '').id;
  const asked = questions.map(([title, text, answer], at) => ({
    ...{ slug: productOf(title).slug, text, answer, accountId: author(at + 11) },
    days: lot.between(3, 60),
  }));
  await step(options, 'Perguntando', asked, CALLS_AT_ONCE, async (question) => {
    const { slug, text, answer, accountId, days } = question;
    const at = daysBefore(options.now, days);
    const { id } = await options.callAs(accountId, { at })(askQuestion, { slug, text });
    const answeredAt = daysBefore(options.now, days - 1);
    if (answer) await options.backOffice(options.now).questions.import({ id, answer, answeredAt });
  });
  const chosen = Object.entries(favorites);
  await step(options, 'Favoritando', chosen, CALLS_AT_ONCE, async ([member, titles]) => {
    const call = options.callAs(accountOf(member).id, { at: options.now });
    for (const title of titles) await call(addFavorite, { productId: productOf(title).id });
  });
}

async function listFrames({ callAs }: FillOptions) {
  const { items } = await callAs(null)(listProducts, { limit: 50 });
  return items;
}
