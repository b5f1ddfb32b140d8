export { deleteFactor as deleteSecondFactor, findFactor as findSecondFactor } from '../queries.ts';
