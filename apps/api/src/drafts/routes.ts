import * as contract from '@arquiba/contract/drafts';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft, getCurrentDraft, listDrafts, openDraft } from './drafts.ts';
import { publishDraft } from './publish-draft.ts';
import { saveCurrentDraft } from './save-current-draft.ts';

export const handlers: Handler[] = [
  handle(contract.getCurrentDraft, getCurrentDraft),
  handle(contract.saveCurrentDraft, saveCurrentDraft),
  handle(contract.listDrafts, listDrafts),
  handle(contract.createDraft, createDraft),
  handle(contract.openDraft, openDraft),
  handle(contract.publishDraft, publishDraft),
  handle(contract.deleteDraft, deleteDraft),
];
