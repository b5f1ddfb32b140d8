import { randomBytes } from 'node:crypto';
import { createAccount } from '@arquiba/contract/accounts';
import { createProduct } from '@arquiba/contract/catalog';
import { follow } from '@arquiba/contract/follows';
import { createPost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import type { Call } from '@arquiba/contract/route';
import type { MediaPort } from '@arquiba/media-contract/port';
import { followsAmong } from './content/follows.ts';
import { frameColors } from './content/frame-colors.ts';
import { type Frame, frames, frontOf } from './content/frames.ts';
import { identityOf } from './content/identity.ts';
import type { Member } from './content/member.ts';
import { members } from './content/members.ts';
import type { Post } from './content/post.ts';
import { posts } from './content/posts.ts';
import { signIns } from './content/sign-ins.ts';
import { inParallel } from './in-parallel.ts';
import { filmPost, pictureFrame, pictureMember, picturePost } from './pictures.ts';
import { randomOf } from './seed/random.ts';

export interface FillOptions {
  /** Calls the product as an account does, at a time of one's choosing. */
  callAs(accountId: string | null, options?: { at?: Date }): Call;
  staff: {
    grantAdmin(accountId: string): Promise<void>;
    verifyProfile(username: string): Promise<void>;
  };
  media: MediaPort;
  /** The moment on which all dates of the world hang. */
  now: Date;
  progress(step: string, done: number, total: number): void;
}

interface Account {
  id: string;
  username: string;
}

/** Drawing takes a thread of its own for most of its time: a few at once keep all of them busy. */
const AT_ONCE = 4;
const CALLS_AT_ONCE = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fills an empty place through the same operations as people use. */
export async function fillDemo(options: FillOptions): Promise<void> {
  const accounts = await openAccounts(options);
  const accountOf = (key: string): Account => {
    const account = accounts.get(key);
    if (!account) throw new RangeError(`${key} has no account`);
    return account;
  };
  await options.staff.grantAdmin(accountOf(signIns.shop.member).id);
  await dressProfiles(options, accountOf);
  await fillCatalogue(options, accountOf(signIns.shop.member));
  await tieFollows(options, accountOf);
  await publishPosts(options, accountOf);
}

async function openAccounts(options: FillOptions): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>();
  const random = randomOf('arquiba/identity');
  const oldestFirst = [...members].sort((a, b) => b.joined - a.joined);
  await counted(options, 'Abrindo contas', oldestFirst, AT_ONCE, async (member) => {
    const { key, type, subtype, name, socialName } = member;
    const signIn = Object.values(signIns).find((one) => one.member === key);
    const call = options.callAs(null, { at: daysBefore(options.now, member.joined) });
    const { id, username } = await call(createAccount, {
      ...{ type, subtype, name, socialName },
      ...identityOf(member, random.stream(key)),
      email: signIn?.email ?? `${key}@arquiba.example`,
      // Nobody is meant to sign in as the others.
      password: signIn?.password ?? randomBytes(18).toString('base64url'),
    });
    accounts.set(key, { id, username });
    if (member.verified) await options.staff.verifyProfile(username);
  });
  return accounts;
}

type AccountOf = (key: string) => Account;

async function dressProfiles(options: FillOptions, accountOf: AccountOf): Promise<void> {
  await counted(options, 'Desenhando perfis', members, AT_ONCE, async (member: Member) => {
    const { id } = accountOf(member.key);
    const { avatar, cover } = await pictureMember(member);
    const folder = `/profiles/${id}`;
    const [face, wide] = await Promise.all([
      store(options, `${folder}/avatar.webp`, avatar),
      store(options, `${folder}/capa.webp`, cover),
    ]);
    const at = daysBefore(options.now, member.joined - 0.05);
    await options.callAs(id, { at })(updateProfile, {
      bio: member.bio,
      city: member.city,
      avatar: { path: face, alt: `Imagem de perfil de ${member.socialName}` },
      cover: { path: wide, alt: `Capa de ${member.socialName}` },
    });
  });
}

async function fillCatalogue(options: FillOptions, shop: Account): Promise<void> {
  const dated = frames.map((frame, index) => ({ frame, age: (frames.length - index) * 4.5 }));
  await counted(options, 'Desenhando óculos', dated, AT_ONCE, async ({ frame, age }) => {
    const colors = await picturedColors(options, frame);
    const [lensWidth, lensHeight, bridge, temple] = frame.millimetres;
    const [price, promotionalPrice] = frame.price;
    await options.callAs(shop.id, { at: daysBefore(options.now, age) })(createProduct, {
      title: frame.title,
      line: frame.line,
      description: frame.description,
      sex: frame.sex,
      shape: frame.form.shape,
      material: frame.material,
      measures: { lensWidth, lensHeight, bridge, temple, front: frontOf(frame) },
      price: price * 100,
      promotionalPrice: promotionalPrice ? promotionalPrice * 100 : null,
      colors,
    });
  });
}

async function picturedColors(options: FillOptions, frame: Frame) {
  const pictures = await pictureFrame(frame);
  return Promise.all(
    frame.colors.map(async ([color, stock], index) => {
      const path = `/products/${plain(frame.title)}/${plain(color)}.webp`;
      await store(options, path, pictures[index] as Buffer);
      const image = { path, alt: `${frame.title} na cor ${color.toLowerCase()}, de frente` };
      return { color, hex: frameColors[color].hex, image, stock };
    }),
  );
}

async function tieFollows(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const ties = followsAmong(members, randomOf('arquiba/follows'));
  await counted(options, 'Ligando torcidas', ties, CALLS_AT_ONCE, async (tie) => {
    const at = daysBefore(options.now, tie.ago);
    const { username } = accountOf(tie.followee);
    await options.callAs(accountOf(tie.follower).id, { at })(follow, { username });
  });
}

async function publishPosts(options: FillOptions, accountOf: AccountOf): Promise<void> {
  await counted(options, 'Publicando', posts, AT_ONCE, async (post) => {
    const { id } = accountOf(post.author);
    const media = await attach(options, post, `/posts/${id}/${post.key}`);
    const at = daysBefore(options.now, post.ago / 24);
    await options.callAs(id, { at })(createPost, { text: post.text, media });
  });
}

async function attach(options: FillOptions, post: Post, folder: string) {
  if (post.clip) {
    const path = `${folder}/1.mp4`;
    await store(options, path, await filmPost(post));
    return [{ path, alt: post.clip.alt }];
  }
  return Promise.all(
    (post.pictures ?? []).map(async ({ alt }, index) => {
      const path = `${folder}/${index + 1}.webp`;
      await store(options, path, await picturePost(post, index));
      return { path, alt };
    }),
  );
}

async function store({ media }: FillOptions, path: string, content: Buffer): Promise<string> {
  const originalFileName = path.slice(path.lastIndexOf('/') + 1);
  const mime = path.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
  await media.store({ path, mime, originalFileName, content });
  return path;
}

/** Works through a list and tells how far it is. */
async function counted<T>(
  { progress }: FillOptions,
  step: string,
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let done = 0;
  progress(step, done, items.length);
  await inParallel(items, limit, async (item) => {
    await work(item);
    done += 1;
    progress(step, done, items.length);
  });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** A title as part of a path: letters without accents, words joined by hyphens. */
function plain(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
