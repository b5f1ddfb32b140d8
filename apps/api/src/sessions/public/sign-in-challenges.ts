export { deleteChallengesOf } from '../challenge-queries.ts';
