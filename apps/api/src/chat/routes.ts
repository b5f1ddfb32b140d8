import * as settings from '@arquiba/contract/chat-settings';
import * as conversations from '@arquiba/contract/conversations';
import * as messages from '@arquiba/contract/messages';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getConversation } from './conversations/get-conversation.ts';
import {
  acceptConversation,
  archiveConversation,
  clearConversation,
  muteConversation,
} from './conversations/keep-conversation.ts';
import { countUnread, listConversations } from './conversations/list-conversations.ts';
import { markDelivered, markRead } from './conversations/mark-read.ts';
import { openConversation, openShopConversation } from './conversations/open-conversation.ts';
import { signalTyping } from './conversations/signal-typing.ts';
import { addToConversation } from './members/add-to-conversation.ts';
import { createConversation } from './members/create-conversation.ts';
import { removeFromConversation } from './members/remove-from-conversation.ts';
import { renameConversation } from './members/rename-conversation.ts';
import { editMessage } from './messages/edit-message.ts';
import { listChanges, listMessages } from './messages/list-messages.ts';
import { reactToMessage, removeReaction } from './messages/react-to-message.ts';
import { searchMessages } from './messages/search-messages.ts';
import { sendMessage } from './messages/send-message.ts';
import { unsendMessage } from './messages/unsend-message.ts';
import { reportConversation } from './reporting/report-conversation.ts';
import { getChatSettings, setChatSettings } from './settings/chat-settings.ts';
import { shareCard } from './sharing/share-card.ts';

export const handlers: Handler[] = [
  handle(conversations.listConversations, listConversations),
  handle(conversations.countUnread, countUnread),
  handle(conversations.getConversation, getConversation),
  handle(conversations.openConversation, openConversation),
  handle(conversations.openShopConversation, openShopConversation),
  handle(conversations.createConversation, createConversation),
  handle(conversations.renameConversation, renameConversation),
  handle(conversations.addToConversation, addToConversation),
  handle(conversations.removeFromConversation, removeFromConversation),
  handle(conversations.acceptConversation, acceptConversation),
  handle(conversations.clearConversation, clearConversation),
  handle(conversations.archiveConversation, archiveConversation),
  handle(conversations.muteConversation, muteConversation),
  handle(conversations.markRead, markRead),
  handle(conversations.markDelivered, markDelivered),
  handle(conversations.signalTyping, signalTyping),
  handle(conversations.reportConversation, reportConversation),
  handle(settings.getChatSettings, getChatSettings),
  handle(settings.setChatSettings, setChatSettings),
  handle(messages.listMessages, listMessages),
  handle(messages.listChanges, listChanges),
  handle(messages.sendMessage, sendMessage),
  handle(messages.editMessage, editMessage),
  handle(messages.unsendMessage, unsendMessage),
  handle(messages.reactToMessage, reactToMessage),
  handle(messages.removeReaction, removeReaction),
  handle(messages.searchMessages, searchMessages),
  handle(messages.shareCard, shareCard),
];
