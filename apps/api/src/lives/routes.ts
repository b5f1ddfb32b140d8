import * as chatRoutes from '@arquiba/contract/live-chat';
import * as programRoutes from '@arquiba/contract/live-programs';
import * as replayRoutes from '@arquiba/contract/live-replays';
import * as contract from '@arquiba/contract/lives';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { addChapter, changeChapter, removeChapter } from './change-chapters.ts';
import * as chat from './chat.ts';
import { createLive, deleteLive, updateLive } from './create-live.ts';
import { cutLive } from './cut-live.ts';
import { askForAir, confirmAir, endLive } from './go-on-air.ts';
import { presentLive } from './present-lives.ts';
import * as programs from './programs.ts';
import * as watching from './watch-live.ts';

export const handlers: Handler[] = [
  handle(contract.createLive, createLive),
  handle(contract.listLives, watching.listLives),
  handle(contract.getLive, (context, { id }) => presentLive(context, id)),
  handle(contract.updateLive, updateLive),
  handle(contract.deleteLive, deleteLive),
  handle(contract.askForAir, askForAir),
  handle(contract.confirmAir, confirmAir),
  handle(contract.endLive, endLive),
  handle(programRoutes.getLiveProgram, programs.getLiveProgram),
  handle(programRoutes.awaitProgram, programs.awaitProgram),
  handle(programRoutes.airProgram, programs.airProgram),
  handle(programRoutes.makeStreamKey, programs.makeStreamKey),
  handle(replayRoutes.addLiveChapter, addChapter),
  handle(replayRoutes.changeLiveChapter, changeChapter),
  handle(replayRoutes.removeLiveChapter, removeChapter),
  handle(replayRoutes.cutLive, cutLive),
  handle(contract.watchLive, watching.watchLive),
  handle(contract.reactToLive, watching.reactToLive),
  handle(contract.remindOfLive, watching.remindOfLive),
  handle(contract.forgetReminder, watching.forgetReminder),
  handle(contract.reportLive, watching.reportLive),
  handle(chatRoutes.listLiveMessages, chat.listLiveMessages),
  handle(chatRoutes.sendLiveMessage, chat.sendLiveMessage),
  handle(chatRoutes.removeLiveMessage, chat.removeLiveMessage),
  handle(chatRoutes.pinLiveMessage, chat.pinLiveMessage),
  handle(chatRoutes.silenceInLive, chat.silenceInLive),
  handle(chatRoutes.letSpeakInLive, chat.letSpeakInLive),
  handle(chatRoutes.addLiveModerator, chat.addLiveModerator),
  handle(chatRoutes.removeLiveModerator, chat.removeLiveModerator),
];
