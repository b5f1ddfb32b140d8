import { randomUUID } from 'node:crypto';
import {
  acceptConversation,
  createConversation,
  getConversation,
  markRead,
  openConversation,
  openShopConversation,
} from '@arquiba/contract/conversations';
import { sendMessage } from '@arquiba/contract/messages';
import { conversations } from './content/messages.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, CALLS_AT_ONCE, hoursBefore, step } from './fill-step.ts';

type Talk = (typeof conversations)[number];

/** The conversations of the fan, some of them unread. */
export async function writeMessages(options: FillOptions, accountOf: AccountOf): Promise<void> {
  await step(options, 'Escrevendo mensagens', conversations, CALLS_AT_ONCE, async (talk) => {
    const callAs = (key: string, ago: number) =>
      options.callAs(accountOf(key).id, { at: hoursBefore(options.now, ago) });
    const fan = signIns.fan.member;
    const [first] = talk.lines;
    const start = (first?.ago ?? 0) + 0.1;
    const id = await open(talk, accountOf, (key) => callAs(key, start));
    for (const { by, text, ago, answers } of talk.lines) {
      if (by === fan) await accept(id, callAs(fan, ago));
      await callAs(by, ago)(sendMessage, {
        ...{ id, clientId: randomUUID(), text },
        ...(answers && { replyTo: answers }),
      });
    }
    if (talk.read > 0) {
      await callAs(fan, 0.5)(markRead, { id, seq: talk.read + happenings(talk) });
    }
  });
}

async function open(
  talk: Talk,
  accountOf: AccountOf,
  callAs: (key: string) => ReturnType<FillOptions['callAs']>,
): Promise<string> {
  const fan = signIns.fan.member;
  if (talk.kind === 'shop') return (await callAs(fan)(openShopConversation, {})).id;
  if (talk.kind === 'direct') {
    const { username } = accountOf(fan);
    return (await callAs(talk.with)(openConversation, { username })).id;
  }
  const usernames = talk.others.map((key) => accountOf(key).username);
  const { id } = await callAs(talk.by)(createConversation, { title: talk.title, usernames });
  for (const key of talk.others) await accept(id, callAs(key));
  return id;
}

/** Those who do not follow the writer accept the conversation first. */
async function accept(id: string, call: ReturnType<FillOptions['callAs']>): Promise<void> {
  const { state } = await call(getConversation, { id });
  if (state === 'request') await call(acceptConversation, { id });
}

/** The founding of a group is a message too. */
function happenings({ kind }: Talk): number {
  return kind === 'group' ? 1 : 0;
}
