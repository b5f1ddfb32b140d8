export { listOwnVotes, lockPoll, replaceVotes } from '../poll-queries.ts';
