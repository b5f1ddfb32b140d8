import { complete as completeRoute } from '@arquiba/contract/completions';
import * as contract from '@arquiba/contract/explore';
import { suggestGroups as suggestGroupsRoute } from '@arquiba/contract/groups';
import { suggestProfiles as suggestProfilesRoute } from '@arquiba/contract/profiles';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { complete } from './complete.ts';
import { getTrending } from './get-trending.ts';
import { listHashtagPosts } from './list-hashtag-posts.ts';
import { search } from './search.ts';
import { searchPosts } from './search-posts.ts';
import { suggestGroups } from './suggest-groups.ts';
import { suggestProfiles } from './suggest-profiles.ts';

export const handlers: Handler[] = [
  handle(contract.getTrending, getTrending),
  handle(contract.listHashtagPosts, listHashtagPosts),
  handle(contract.search, search),
  handle(completeRoute, complete),
  handle(suggestProfilesRoute, suggestProfiles),
  handle(suggestGroupsRoute, suggestGroups),
  handle(contract.searchPosts, searchPosts),
];
