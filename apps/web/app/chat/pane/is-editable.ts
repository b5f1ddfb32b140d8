import { MESSAGE_EDIT_MINUTES, type Message } from '@arquiba/contract/messages';

/** Whether an own message can still be edited. */
export function isEditable({ text, createdAt, unsent, happening }: Message): boolean {
  const age = Date.now() - Date.parse(createdAt);
  return text !== '' && !unsent && !happening && age < MESSAGE_EDIT_MINUTES * 60_000;
}
