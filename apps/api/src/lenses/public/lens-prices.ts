import {
  describeLenses,
  type LensKind,
  type LensOffer,
  type LensView,
  lensKinds,
  parseLensCode,
} from '@arquiba/contract/lenses';
import type { Variant } from '../../catalog/public/variants.ts';
import type { LensTable } from '../queries.ts';

export { type LensTable, readLensTable } from '../queries.ts';

type Frame = Pick<Variant, 'line' | 'lensHeight'>;

/** Room for the near part below the far one, in millimetres. */
const LEAST_MULTIFOCAL_HEIGHT = 28;

/** The kinds that a frame takes, with everything that can be chosen for each. */
export function offersFor(table: LensTable, frame: Frame): LensOffer[] {
  return lensKinds
    .filter((kind) => takes(table, frame, kind))
    .map((kind) => ({
      kind,
      indices: table.lenses
        .filter((lens) => lens.kind === kind)
        .map(({ index, priceCents: price, businessDays }) => ({ index, price, businessDays })),
      treatments: table.treatments
        .filter(({ kinds }) => kinds.includes(kind))
        .map(({ treatment, priceCents: price, businessDays }) => ({
          ...{ treatment, price, businessDays },
        })),
    }))
    .filter(({ indices }) => indices.length > 0);
}

/** Lenses of a frame at current prices; null if the frame does not take them, or a part is not offered. */
export function priceLenses(table: LensTable, frame: Frame, code: string): LensView | null {
  const choice = parseLensCode(code);
  const offer = choice && offersFor(table, frame).find(({ kind }) => kind === choice.kind);
  if (!choice || !offer) return null;
  const lens = offer.indices.find(({ index }) => index === choice.index);
  const treatments = offer.treatments.filter(({ treatment }) =>
    choice.treatments.includes(treatment),
  );
  if (!lens || treatments.length < choice.treatments.length) return null;
  return {
    ...{ code, description: describeLenses(choice) },
    price: treatments.reduce((sum, { price }) => sum + price, lens.price),
    businessDays: treatments.reduce((sum, each) => sum + each.businessDays, lens.businessDays),
  };
}

function takes({ lines }: LensTable, { line, lensHeight }: Frame, kind: LensKind): boolean {
  if (kind === 'multifocal' && lensHeight < LEAST_MULTIFOCAL_HEIGHT) return false;
  return lines.find((each) => each.line === line)?.kinds.includes(kind) ?? true;
}
