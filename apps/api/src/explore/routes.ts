import { complete as completeRoute } from '@arquiba/contract/completions';
import * as contract from '@arquiba/contract/explore';
import { suggestProfiles as suggestProfilesRoute } from '@arquiba/contract/profiles';
import { type Handler, handleRead } from '../platform/operation.ts';
import { complete } from './complete.ts';
import { getTrending } from './get-trending.ts';
import { listHashtagPosts } from './list-hashtag-posts.ts';
import { search } from './search.ts';
import { searchPosts } from './search-posts.ts';
import { suggestProfiles } from './suggest-profiles.ts';

export const handlers: Handler[] = [
  handleRead(contract.getTrending, getTrending),
  handleRead(contract.listHashtagPosts, listHashtagPosts),
  handleRead(contract.search, search),
  handleRead(completeRoute, complete),
  handleRead(suggestProfilesRoute, suggestProfiles),
  handleRead(contract.searchPosts, searchPosts),
];
