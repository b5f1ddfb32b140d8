import * as captions from '@arquiba/contract/reel-captions';
import * as contract from '@arquiba/contract/reel-clips';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { removeReelCaptions, setReelCaptions } from './captions/set-captions.ts';
import { getReelClips } from './get-reel-clips.ts';
import { noteWatched } from './note-watched.ts';

export const handlers: Handler[] = [
  handle(contract.getReelClips, getReelClips),
  handle(contract.noteWatched, noteWatched),
  handle(captions.setReelCaptions, setReelCaptions),
  handle(captions.removeReelCaptions, removeReelCaptions),
];
