export { cardBrandName as brandLabel } from '@arquiba/brazil/card-name';
