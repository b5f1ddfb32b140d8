import { parseCnpj } from '@arquiba/brazil/cnpj';
import { parseCpf } from '@arquiba/brazil/cpf';
import { parsePhone } from '@arquiba/brazil/phone';
import {
  accountTypeNames,
  accountTypes,
  PASSWORD_MIN_CHARACTERS,
} from '@arquiba/contract/accounts';
import { brand } from '@arquiba/contract/brand';
import { createProduct, frameMaterials, frameShapes } from '@arquiba/contract/catalog';
import { foldText, hashtagsIn, mentionsIn } from '@arquiba/contract/linkify';
import { POST_MAX_CHARACTERS } from '@arquiba/contract/posts';
import { username } from '@arquiba/contract/profiles';
import { describe, expect, test } from 'vitest';
import { buildFrame } from '../draw/frame/build.ts';
import { drawScene } from '../draw/scene.ts';
import { randomOf } from '../seed/random.ts';
import { admitted, waiting } from './admissions.ts';
import { collections } from './collections.ts';
import { commentPictures } from './comment-pictures.ts';
import { conversationUnder } from './conversation.ts';
import { onClocks, startOf } from './event-days.ts';
import { events } from './events.ts';
import { followsAmong } from './follows.ts';
import { frameColors } from './frame-colors.ts';
import { frames, frontOf } from './frames.ts';
import { pinnedInGroups } from './group-talk.ts';
import { closed, groups } from './groups.ts';
import { identityOf } from './identity.ts';
import { memberOf, members } from './members.ts';
import { membershipsOf } from './memberships.ts';
import { posts } from './posts.ts';
import { POLL_HOURS, reactionsAmong } from './reactions.ts';
import { signIns } from './sign-ins.ts';
import { threads } from './threads.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const FILLER = /lorem|ipsum|dolor sit|xxx|exemplo de texto/i;

describe('members', () => {
  test('cover all six account types and most subtypes, spelled as the contract has them', () => {
    expect(new Set(members.map(({ type }) => type))).toEqual(new Set(accountTypeNames));
    for (const { key, type, subtype } of members) {
      expect(accountTypes[type] as readonly string[], key).toContain(subtype);
    }
    const shown = new Set(members.map(({ type, subtype }) => `${type} ${subtype}`));
    const all = accountTypeNames.flatMap((type) =>
      accountTypes[type].map((one) => `${type} ${one}`),
    );
    expect(all.filter((one) => !shown.has(one)).length).toBeLessThan(all.length / 5);
  });

  test('have keys, names and usernames of their own', () => {
    expect(unique(members.map(({ key }) => key))).toBe(true);
    expect(unique(members.map(({ socialName }) => socialName))).toBe(true);
    const given = members.flatMap((member) => member.username ?? []);
    expect(unique(given)).toBe(true);
    for (const name of given) expect(username.safeParse(name).success, name).toBe(true);
  });

  test('say something, each in their own words', () => {
    expect(unique(members.map(({ bio }) => bio))).toBe(true);
    for (const { key, bio, city } of members) {
      expect(bio.length, key).toBeGreaterThan(30);
      expect(bio.length, key).toBeLessThanOrEqual(500);
      expect(bio, key).not.toMatch(FILLER);
      expect(city, key).toMatch(/^\p{L}[\p{L}' ]+, [A-Z]{2}$/u);
    }
  });

  test('pin posts of their own and lead to addresses that nobody has', () => {
    for (const { key, pinned, links = [] } of members) {
      if (pinned) expect(posts.find((post) => post.key === pinned)?.author, key).toBe(key);
      for (const { url } of links) expect(new URL(url).hostname).toMatch(/\.example$/);
    }
    expect(members.filter(({ pinned }) => pinned).length).toBeGreaterThan(10);
    expect(members.filter((member) => member.private)).toHaveLength(1);
  });

  test('sign up with valid documents and phones, all different', () => {
    const identities = members.map((member) => identityOf(member, randomOf(member.key)));
    for (const { cpf_cnpj, whatsapp } of identities) {
      expect(parseCpf(cpf_cnpj) ?? parseCnpj(cpf_cnpj), cpf_cnpj).not.toBeNull();
      expect(parsePhone(whatsapp), whatsapp).not.toBeNull();
    }
    expect(unique(identities.map(({ cpf_cnpj }) => cpf_cnpj))).toBe(true);
  });

  test('the network itself is among them, and the three whom visitors may be', () => {
    expect(members.map((member) => member.username)).toContain(brand.network.username);
    for (const { member, email, password } of Object.values(signIns)) {
      expect(
        members.some(({ key }) => key === member),
        member,
      ).toBe(true);
      expect(email).toMatch(/@arquiba\.example$/);
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_CHARACTERS);
    }
  });

  test('all pictures can be drawn and no two covers are the same', () => {
    const covers = members.map(
      ({ key, cover }) => drawScene({ width: 1200, height: 400 }, cover, randomOf(key)).content,
    );
    expect(unique(covers)).toBe(true);
  });
});

describe('follows', () => {
  const follows = followsAmong(members, randomOf('test'));
  test('nobody follows twice, themselves, or before both were there', () => {
    expect(unique(follows.map(({ follower, followee }) => `${follower} ${followee}`))).toBe(true);
    for (const { follower, followee, ago } of follows) {
      expect(follower).not.toBe(followee);
      expect(ago).toBeGreaterThan(0);
      expect(ago).toBeLessThan(Math.min(joined.get(follower) ?? 0, joined.get(followee) ?? 0));
    }
  });

  test('the demonstration fan follows a dozen, and some are followed by very many', () => {
    expect(follows.filter(({ follower }) => follower === signIns.fan.member)).toHaveLength(12);
    const counts = Map.groupBy(follows, ({ followee }) => followee);
    const followers = [...counts.values()].map((list) => list.length).sort((a, b) => b - a);
    expect(followers[0]).toBeGreaterThan(members.length / 3);
    expect(followers.at(-1)).toBeLessThan(members.length / 10);
  });
});

const postOf = new Map(posts.map((post) => [post.key, post]));
const joined = new Map(members.map((member) => [member.key, member.joined]));
const said = Object.entries(threads).flatMap(([under, thread]) =>
  thread.flatMap(([author, text, ...replies]) =>
    [[author, text] as const, ...replies].map(([by, words]) => ({
      under,
      author: by,
      text: words,
    })),
  ),
);

describe('posts', () => {
  test('are about 400, by members, within the last month, after their authors joined', () => {
    expect(posts.filter(({ group }) => !group).length).toBeGreaterThanOrEqual(390);
    for (const { key, author, ago } of posts) {
      expect(ago / 24, key).toBeLessThan(31);
      expect(ago / 24, key).toBeLessThan(joined.get(author) ?? 0);
    }
    const perDay = Map.groupBy(posts, ({ ago }) => Math.floor(ago / 24));
    for (let day = 0; day < 30; day++) expect(perDay.get(day)?.length, `${day}`).toBeGreaterThan(4);
  });

  test('have something from everyone, and nobody talks all the time', () => {
    const counts = [...Map.groupBy(posts, ({ author }) => author).values()].map(
      (own) => own.length,
    );
    expect(counts).toHaveLength(members.length);
    expect(Math.max(...counts)).toBeLessThan(posts.length / 20);
  });

  test('never repeat each other', () => {
    expect(unique(posts.map(({ key }) => key))).toBe(true);
    const openings = posts.map(({ text }) => text.split(/\s+/).slice(0, 4).join(' '));
    expect(unique(openings)).toBe(true);
    for (const { key, text } of posts) {
      expect(text, key).not.toMatch(FILLER);
      expect(text.length, key).toBeGreaterThan(20);
      expect(text.length, key).toBeLessThanOrEqual(POST_MAX_CHARACTERS);
    }
    const lengths = posts.map(({ text }) => text.length);
    expect(lengths.filter((length) => length < 90).length).toBeGreaterThan(25);
    expect(lengths.filter((length) => length > 400).length).toBeGreaterThanOrEqual(9);
  });

  test('have pictures and clips, each described in words', () => {
    const pictured = posts.filter(({ pictures }) => pictures).length;
    expect(pictured / posts.length).toBeGreaterThan(0.35);
    expect(posts.filter(({ clip }) => clip).length).toBeGreaterThanOrEqual(8);
    expect(posts.some(({ pictures }) => (pictures?.length ?? 0) > 2)).toBe(true);
    for (const { key, pictures = [], clip } of posts) {
      for (const { alt } of [...pictures, ...(clip ? [clip] : [])]) {
        expect(alt.length, key).toBeGreaterThan(15);
      }
    }
  });

  test('show again what there is: earlier posts, drawn pictures, people, profiles', () => {
    const names = new Set(members.flatMap((member) => member.username ?? []));
    for (const { key, text, ago, quotes, pictures = [], tagged = [] } of posts) {
      if (quotes) expect(postOf.get(quotes)?.ago, key).toBeGreaterThan(ago);
      for (const picture of pictures) {
        if (!('of' in picture)) continue;
        const drawn = postOf.get(picture.of)?.pictures?.[picture.index ?? 0];
        expect(drawn && 'scene' in drawn, key).toBe(true);
      }
      for (const member of tagged) expect(joined.has(member), key).toBe(true);
      for (const name of mentionsIn(text)) expect(names, key).toContain(name);
    }
    expect(posts.filter(({ quotes }) => quotes).length).toBeGreaterThan(8);
  });

  test('some are for followers, with nothing that others would say; some were corrected', () => {
    const near = posts.filter(({ followersOnly }) => followersOnly);
    expect(near.length).toBeGreaterThan(5);
    const shared = new Set(posts.flatMap(({ quotes }) => quotes ?? []));
    for (const { key } of near)
      expect([threads[key], shared.has(key)], key).toEqual([undefined, false]);
    const corrected = posts.filter((post) => post.corrected);
    expect(corrected.length).toBeGreaterThan(5);
    for (const { key, text, corrected: [, after] = ['', ''] } of corrected) {
      expect(text.split(after), key).toHaveLength(2);
    }
  });

  test('do not say which day of the week it is: that depends on when the world began', () => {
    const day = '(segunda(-feira)?|terça|quarta|quinta|sexta|sábado|domingo)';
    const claim = new RegExp(
      `\\b(hoje é|hoje,|ontem,|foi|passei o|mesmo|forte de) ${day}\\b`,
      'iu',
    );
    for (const { text } of [...posts, ...said]) expect(text).not.toMatch(claim);
  });

  test('ask a dozen times, with choices that differ', () => {
    const polls = posts.flatMap(({ poll }) => (poll ? [poll] : []));
    expect(posts.filter(({ poll, group }) => poll && !group)).toHaveLength(12);
    const pictured = posts.filter(({ pollPictures }) => pollPictures);
    expect(pictured.length).toBeGreaterThan(0);
    for (const { poll, pollPictures } of pictured)
      expect(pollPictures).toHaveLength(poll?.length ?? 0);
    for (const options of polls) {
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(options.length).toBeLessThanOrEqual(4);
      expect(unique(options)).toBe(true);
    }
  });

  test('share subjects, and some of them are much more of today than of yesterday', () => {
    const authorsOf = (from: number, to: number) => {
      const uses = posts
        .filter(({ ago }) => ago >= from && ago < to)
        .flatMap(({ author, text }) => hashtagsIn(text).map((tag) => ({ author, tag })));
      const byTag = Map.groupBy(uses, ({ tag }) => foldText(tag));
      return new Map(
        [...byTag].map(([tag, list]) => [tag, new Set(list.map((use) => use.author)).size]),
      );
    };
    const [today, yesterday] = [authorsOf(0, 24), authorsOf(24, 48)];
    const hot = [...today].filter(
      ([tag, count]) => count >= 5 && count > 2 * (yesterday.get(tag) ?? 0),
    );
    expect(hot.length).toBeGreaterThanOrEqual(5);
    const month = authorsOf(0, 31 * 24);
    expect([...month.values()].filter((count) => count >= 3).length).toBeGreaterThanOrEqual(15);
  });
});

describe('groups', () => {
  const talkIn = (key: string) => posts.filter(({ group }) => group === key);

  test('are a dozen, founded by members who were there, each with its size', () => {
    expect(groups).toHaveLength(12);
    expect(unique(groups.map(({ key }) => key))).toBe(true);
    for (const { key, founder, founded, size } of groups) {
      expect(joined.get(founder), key).toBeGreaterThan(founded);
      expect(membershipsOf.get(key)?.size, key).toBe(
        size ?? Object.keys(admitted[key] ?? {}).length + 1,
      );
    }
  });

  test('live: in each people talk, in most they vote, in some a post is pinned', () => {
    for (const { key } of groups) {
      expect(talkIn(key).length, key).toBeGreaterThanOrEqual(4);
      expect(talkIn(key).length, key).toBeLessThanOrEqual(7);
      expect(
        talkIn(key).some(({ ago }) => ago < 24),
        key,
      ).toBe(true);
    }
    const voting = groups.filter(({ key }) => talkIn(key).some(({ poll }) => poll));
    expect(voting.length).toBeGreaterThan(groups.length / 2);
    for (const { group, post } of pinnedInGroups) expect(postOf.get(post)?.group).toBe(group);
    expect(unique(pinnedInGroups.map(({ group }) => group))).toBe(true);
    expect(pinnedInGroups.length).toBeGreaterThan(3);
  });

  test('closed ones ask questions, which all answer; the fan moderates one where two wait', () => {
    expect([...new Set([...Object.keys(admitted), ...Object.keys(waiting)])].toSorted()).toEqual(
      [...closed].toSorted(),
    );
    for (const { key, questions = [], founder, moderators = [] } of groups) {
      const requests = { ...admitted[key], ...waiting[key] };
      for (const [member, answers] of Object.entries(requests)) {
        expect(joined.has(member), member).toBe(true);
        expect(answers, `${key}: ${member}`).toHaveLength(questions.length);
      }
      for (const moderator of [founder, ...moderators]) {
        expect(membershipsOf.get(key)?.has(moderator), `${key}: ${moderator}`).toBe(true);
      }
    }
    const moderated = groups.filter(({ moderators }) => moderators?.includes(signIns.fan.member));
    expect(moderated.map(({ key }) => Object.keys(waiting[key] ?? {}).length)).toEqual([2]);
  });

  test('have only members who speak, and all of them joined before', () => {
    for (const { key, author, group, ago } of posts) {
      if (!group) continue;
      const voices = said.filter(({ under }) => under === key).map((one) => one.author);
      for (const voice of [author, ...voices]) {
        expect(membershipsOf.get(group)?.get(voice), `${key}: ${voice}`).toBeGreaterThan(ago / 24);
      }
    }
    for (const [group, memberships] of membershipsOf) {
      for (const [key, ago] of memberships) {
        expect(ago, `${group}: ${key}`).toBeLessThan(joined.get(key) ?? 0);
        expect(ago, `${group}: ${key}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('events', () => {
  test('are a dozen or so, each as the product accepts it, with enough members to come', () => {
    expect(events.length).toBeGreaterThanOrEqual(10);
    expect(unique(events.map(({ key }) => key))).toBe(true);
    for (const { key, group, host, going, maybe = 0, sure = [], ...event } of events) {
      const members = membershipsOf.get(group);
      for (const member of [host, ...sure]) expect(members?.has(member), key).toBe(true);
      expect(members?.size, key).toBeGreaterThanOrEqual(going + maybe);
      expect(Boolean(event.place) !== Boolean(event.url), key).toBe(true);
      if (event.url) expect(new URL(event.url).hostname).toMatch(/\.example$/);
      expect(event.about, key).not.toMatch(FILLER);
    }
  });

  test('some are over, one is full, one is cancelled, some are weekly and some online', () => {
    const over = events.filter(({ week = 0 }) => week < 0);
    expect(over.length).toBeGreaterThan(1);
    for (const { key, result } of over) expect(result, key).toBeDefined();
    expect(events.filter(({ seats = Infinity, going }) => going > seats)).toHaveLength(1);
    expect(events.filter(({ cancelled }) => cancelled)).toHaveLength(1);
    expect(events.filter(({ weekly }) => weekly).length).toBeGreaterThan(2);
    expect(events.filter(({ url }) => url).length).toBeGreaterThan(0);
  });

  test('fall on their weekday and hour, whenever the world begins', () => {
    for (let hours = 0; hours < 7 * 24; hours += 1) {
      const now = new Date(Date.UTC(2026, 1, 26, hours));
      for (const event of events) {
        const start = startOf(event, now, 0);
        const ahead = (start.getTime() - now.getTime()) / 3_600_000;
        expect(ahead, event.key).toBeGreaterThan(0);
        expect(ahead, event.key).toBeLessThanOrEqual(7 * 24);
        const last = startOf(event, now, -1);
        expect(last.getTime() + event.hours * 3_600_000, event.key).toBeLessThanOrEqual(
          now.getTime(),
        );
        const local = onClocks(start);
        expect(new Date(`${local}Z`).getUTCDay(), event.key).toBe(event.weekday);
        expect(local.slice(11), event.key).toBe(event.time);
      }
    }
  });

  test('the fan has two of the next', () => {
    const own = events.filter(({ host, sure = [] }) =>
      [host, ...sure].includes(signIns.fan.member),
    );
    expect(own.map(({ week = 0 }) => week)).toEqual([0, 0]);
  });
});

describe('conversations', () => {
  test('are under posts, between members who were there', () => {
    expect(said.length).toBeGreaterThan(900);
    for (const { under, author, text } of said) {
      const post = postOf.get(under);
      expect(post, under).toBeDefined();
      expect(joined.get(author), `${under}: ${author}`).toBeGreaterThan((post?.ago ?? 0) / 24);
      expect(text, under).not.toMatch(FILLER);
    }
  });

  test('have pictures of earlier posts of the person who comments', () => {
    for (const { under, by, of } of commentPictures) {
      expect(said, under).toContainEqual(expect.objectContaining({ under, author: by }));
      const [here, shown] = [postOf.get(under), postOf.get(of)];
      expect(shown, of).toMatchObject({ author: by, pictures: expect.anything() });
      expect(shown?.ago).toBeGreaterThan(here?.ago ?? 0);
    }
  });

  test('go back and forth: authors answer, and some posts stay without a word', () => {
    const answered = said.filter(({ under, author }) => postOf.get(under)?.author === author);
    expect(answered.length).toBeGreaterThan(100);
    expect(Object.values(threads).some((thread) => thread.length >= 6)).toBe(true);
    expect(posts.filter(({ key }) => !threads[key]).length).toBeGreaterThan(25);
  });

  test('go on in their order, between the post and the beginning of the world', () => {
    for (const post of posts) {
      const comments = conversationUnder(post, threads[post.key] ?? [], randomOf(post.key));
      const agos = [post.ago, ...comments.map(({ ago }) => ago)];
      expect(agos, post.key).toEqual(agos.toSorted((a, b) => b - a));
      for (const [index, { ago, answers = -1, likes, author }] of comments.entries()) {
        expect(ago, post.key).toBeGreaterThan(0);
        expect(answers).toBeLessThan(index);
        expect(unique(likes.map(({ by }) => by))).toBe(true);
        for (const like of likes) {
          expect(like.by).not.toBe(author);
          expect(like.ago).toBeLessThan(ago);
        }
      }
    }
  });

  test('nobody says what somebody else says elsewhere, not even in part', () => {
    const texts = [...posts.map(({ key, text }) => ({ under: key, text })), ...said];
    const seen = new Map<string, string>();
    for (const { under, text } of texts) {
      const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
      // Whole where it is short; in longer texts any six words in a row.
      const length = Math.min(6, words.length);
      for (let from = 0; from + length <= words.length; from++) {
        const run = words.slice(from, from + length).join(' ');
        expect(seen.get(run) ?? under, `${run}: ${text}`).toBe(under);
        seen.set(run, under);
      }
    }
    const inThread = Map.groupBy(said, ({ under, text }) => `${under} ${foldText(text)}`);
    expect(inThread.size).toBe(said.length);
  });
});

describe('reactions', () => {
  const follows = followsAmong(members, randomOf('test'));
  const world = { posts, members, threads, membershipsOf, closed, follows };
  const reactions = reactionsAmong(world, randomOf('test'));

  test('are of members who were there, after the post, and each once', () => {
    expect(unique(reactions.map(({ kind, by, post }) => `${kind} ${by} ${post}`))).toBe(true);
    for (const { kind, by, post: key, ago, option } of reactions) {
      const post = postOf.get(key);
      expect(post?.author).not.toBe(by);
      expect(ago).toBeGreaterThan(0);
      expect(ago).toBeLessThanOrEqual(post?.ago ?? 0);
      expect(ago / 24).toBeLessThan(joined.get(by) ?? 0);
      if (kind !== 'vote') continue;
      expect(option).toBeLessThan(post?.poll?.length ?? 0);
      const hours = post?.voting?.hours ?? POLL_HOURS;
      expect(ago).toBeGreaterThan((post?.ago ?? 0) - hours);
    }
  });

  test('the known are liked more than the others, and hardly any post is liked by nobody', () => {
    const likes = reactions.filter(({ kind }) => kind === 'like');
    expect(likes.length).toBeGreaterThan(2000);
    expect(new Set(likes.map(({ post }) => post)).size / posts.length).toBeGreaterThan(0.9);
    const mean = (known: boolean) => {
      const some = posts.filter(({ author }) => memberOf(author).fame >= 8 === known);
      const keys = new Set(some.map(({ key }) => key));
      return likes.filter(({ post }) => keys.has(post)).length / some.length;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) * 1.3);
  });

  test("collections hold posts of others or one's own, each once; one post is in several", () => {
    for (const [member, shelves] of Object.entries(collections)) {
      expect(joined.has(member)).toBe(true);
      for (const kept of Object.values(shelves)) {
        expect(unique(kept)).toBe(true);
        for (const key of kept) expect(postOf.has(key), key).toBe(true);
      }
    }
    expect(unique(Object.values(collections.marina ?? {}).flat())).toBe(false);
  });
});

describe('frames', () => {
  test('there are 50, of every shape and material, with titles of their own', () => {
    expect(frames).toHaveLength(50);
    expect(unique(frames.map(({ title }) => title.normalize('NFKD').toLowerCase()))).toBe(true);
    expect(new Set(frames.map(({ form }) => form.shape))).toEqual(new Set(frameShapes));
    expect(new Set(frames.map(({ material }) => material))).toEqual(new Set(frameMaterials));
  });

  test('each is what the catalogue accepts', () => {
    for (const frame of frames) {
      const [lensWidth, lensHeight, bridge, temple] = frame.millimetres;
      const [price, promotionalPrice] = frame.price;
      const { title, line, description, sex, material } = frame;
      const input = {
        ...{ title, line, description, sex, material, shape: frame.form.shape },
        measures: { lensWidth, lensHeight, bridge, temple, front: frontOf(frame) },
        price: price * 100,
        promotionalPrice: promotionalPrice ? promotionalPrice * 100 : null,
        colors: frame.colors.map(([color, stock]) => ({
          ...{ color, stock, hex: frameColors[color].hex, image: { path: '/products/a/b.jpg' } },
        })),
      };
      expect(createProduct.input.safeParse(input).success, title).toBe(true);
      expect(description, title).not.toMatch(FILLER);
      expect(description.length, title).toBeGreaterThan(60);
    }
    expect(unique(frames.map(({ description }) => description))).toBe(true);
  });

  test('prices, promotions, colours and stock are as in a real shop', () => {
    for (const { title, price, colors } of frames) {
      const [full, promotional] = price;
      expect(full, title).toBeGreaterThanOrEqual(189);
      expect(full, title).toBeLessThanOrEqual(899);
      if (promotional) expect(promotional, title).toBeLessThan(full);
      expect(colors.length, title).toBeGreaterThanOrEqual(2);
      expect(colors.length, title).toBeLessThanOrEqual(5);
      expect(unique(colors.map(([color]) => color)), title).toBe(true);
    }
    const promoted = frames.filter(({ price }) => price[1]).length;
    expect(promoted / frames.length).toBeGreaterThan(0.25);
    expect(promoted / frames.length).toBeLessThan(0.42);
    expect(frames.some(({ colors }) => colors.some(([, stock]) => stock <= 3))).toBe(true);
  });

  test('the drawing has the millimetres of the description', () => {
    for (const frame of frames.filter(({ form }) => form.build !== 'mask')) {
      const [lensWidth, lensHeight, bridge, temple] = frame.millimetres;
      const front = frontOf(frame);
      const measures = { lensWidth, lensHeight, bridge, temple, front, tinted: false };
      const { lenses, solids } = buildFrame({ ...frame.form, ...measures });
      const [right = []] = lenses;
      const span = (values: number[]) => Math.max(...values) - Math.min(...values);
      expect(span(right.map(([x]) => x)), frame.title).toBeCloseTo(lensWidth, 6);
      expect(span(right.map(([, y]) => y)), frame.title).toBeCloseTo(lensHeight, 6);
      expect(Math.min(...right.map(([x]) => x)) * 2, frame.title).toBeCloseTo(bridge, 6);
      const width = span(solids.flat().map(([x]) => x));
      expect(Math.abs(width - front), frame.title).toBeLessThan(3);
    }
  });
});
