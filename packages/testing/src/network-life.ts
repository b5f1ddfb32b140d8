import { savePost } from '@arquiba/contract/bookmarks';
import { createCollection } from '@arquiba/contract/collections';
import { createComment, likeComment } from '@arquiba/contract/comments';
import { createDraft, saveCurrentDraft } from '@arquiba/contract/drafts';
import { noteSeen } from '@arquiba/contract/feed';
import { sendLiveMessage } from '@arquiba/contract/live-chat';
import { addLiveChapter } from '@arquiba/contract/live-replays';
import { endLive } from '@arquiba/contract/lives';
import { keepMoment, reactToMoment, seeMoment, voteInMoment } from '@arquiba/contract/moment-acts';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import { addCloseFriend, createMoment, muteMoments } from '@arquiba/contract/moments';
import { vote } from '@arquiba/contract/polls';
import { editPost } from '@arquiba/contract/post-edits';
import { createPost } from '@arquiba/contract/posts';
import { likePost, repost, sendPost } from '@arquiba/contract/reactions';
import { muteProfile, muteWord, notInterested, report } from '@arquiba/contract/safety';
import { newContent } from '../../../apps/api/src/platform/testing/draft-samples.ts';
import { storeFile } from './files.ts';
import { startLive } from './lives.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Does all that one can do in the network, with a post of somebody else's; every text says `word`. */
export async function actEverywhere(app: TestApp, person: Person, other: Person, word: string) {
  const { call, id: accountId } = person;
  const poll = { options: [{ label: `Sim, ${word}` }, { label: `Não, ${word}` }], hours: 24 };
  const theirs = await other.call(createPost, {
    text: 'Jogo no domingo?',
    poll: { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 24 },
  });
  const their = { id: theirs.id };
  const photo = await storeFile(app, `/posts/${accountId}/2/${word}.png`);
  const own = await call(createPost, {
    ...{
      text: `Eu, #${word}`,
      place: `Rua ${word}`,
      poll,
      media: [{ ...photo, alt: `Foto ${word}` }],
    },
    tagged: [other.username],
  });
  await call(editPost, { id: own.id, text: `Agora, ${word}`, media: [{ from: 0, alt: '' }] });
  await call(likePost, their);
  await call(repost, their);
  await call(sendPost, their);
  await call(vote, { ...their, positions: [1] });
  const quote = await call(createPost, { text: `Cito, ${word}`, quoteOf: theirs.id });
  const collection = await call(createCollection, { name: `Guardo ${word}` });
  await call(savePost, { ...their, collectionIds: [collection.id] });
  await call(savePost, { id: own.id });
  const comment = await call(createComment, { ...their, text: `Comento, ${word}` });
  const theirComment = await other.call(createComment, { ...their, text: 'Vamos' });
  const reply = await call(createComment, {
    ...their,
    ...{ text: `Respondo, ${word}`, parentId: theirComment.id },
  });
  await call(likeComment, { id: theirComment.id });
  const drafted = await storeFile(app, `/posts/${accountId}/3/${word}.png`);
  const file = { ...drafted, url: '', mime: 'image/png' };
  await call(saveCurrentDraft, { content: newContent(`Escrevo, ${word}`), base: null });
  await call(createDraft, { content: newContent(`Rascunho, ${word}`, { media: [file] }) });
  await call(report, { kind: 'comment', subject: theirComment.id, reason: 'spam', note: word });
  await call(muteProfile, { username: other.username });
  await call(muteWord, { word });
  await call(notInterested, their);
  await call(noteSeen, { ids: [theirs.id] });
  const moments = await actInMoments(app, person, other, word);
  const live = await actInLive(app, person, word);
  return { theirs, own, quote, collection, comment, reply, theirComment, moments, live };
}

/** A moment that lasts a day, one that is kept as an achievement, and all that one can do with somebody else's. */
async function actInMoments(app: TestApp, person: Person, other: Person, word: string) {
  const publish = async (by: Person, name: string, stickers: NewSticker[]) => {
    const media = await storeFile(app, `/moments/${by.id}/${name}/foto.png`);
    return await by.call(createMoment, { media, stickers });
  };
  const at = { x: 50, y: 50 };
  const own = await publish(person, 'dia', [{ ...at, kind: 'text', text: `Oi, ${word}` }]);
  const kept = await publish(person, 'taca', [
    { ...at, kind: 'poll', question: `Quem, ${word}?`, options: ['Casa', 'Fora'] },
  ]);
  const achievement = { title: `Taça ${word}`, date: '2026-03-01', place: `Campo ${word}` };
  await person.call(keepMoment, { id: kept.id, achievement: { ...achievement, medal: 'gold' } });
  const theirs = await publish(other, person.username, [
    { ...at, kind: 'poll', question: 'Vamos?', options: ['Sim', 'Não'] },
  ]);
  for (const [one, id] of [
    [person, theirs.id],
    [other, kept.id],
  ] as const) {
    await one.call(seeMoment, { id });
    await one.call(reactToMoment, { id, reaction: '🔥' });
    await one.call(voteInMoment, { id, option: 1 });
  }
  await person.call(addCloseFriend, { username: other.username });
  await other.call(addCloseFriend, { username: person.username });
  await person.call(muteMoments, { username: other.username });
  return { own, kept, theirs };
}

/** A live that is over, with a message and a chapter. */
async function actInLive(app: TestApp, person: Person, word: string) {
  const { id } = await startLive(app, person, { title: `Live ${word}` });
  await person.call(sendLiveMessage, { id, text: `Falo, ${word}` });
  await app.pool.query('UPDATE media.live SET duration_ms = 60000 WHERE id = $1', [id]);
  await person.call(endLive, { id });
  await person.call(addLiveChapter, { id, seconds: 0, title: `Gol ${word}` });
  return { id };
}
