import { createProduct } from '@arquiba/contract/catalog';
import type { NamedRoute } from '@arquiba/contract/contract';
import { createGroup } from '@arquiba/contract/groups';
import { createPost } from '@arquiba/contract/posts';
import { leave } from '@arquiba/testing/deletions';
import { giveEmailConfirmation, openEmailChange } from '@arquiba/testing/email-changes';
import { storeFile } from '@arquiba/testing/files';
import { guardianToken } from '@arquiba/testing/guardian-token';
import {
  newPerson,
  type Person,
  signUp,
  signUpAdmin,
  signUpMinor,
  signUpUnconfirmed,
} from '@arquiba/testing/people';
import { confirmRecoveryOf, giveRecoveryCode } from '@arquiba/testing/recovery';
import type { TestApp } from '@arquiba/testing/test-app';
import { newsletterSamples } from '../../newsletter/testing/newsletter-samples.ts';
import { unsubscribeToken } from '../../notifications/digests/unsubscribe-token.ts';
import { restockSamples } from '../../restock/testing/restock-samples.ts';
import { addressSamples } from './address-samples.ts';
import { bookmarkSamples } from './bookmark-samples.ts';
import { chatSamples } from './chat-samples.ts';
import { commentSamples } from './comment-samples.ts';
import { draftSamples } from './draft-samples.ts';
import { eventSamples } from './event-samples.ts';
import { followSamples } from './follow-samples.ts';
import { frameSamples } from './frame-samples.ts';
import { groupPostSamples } from './group-post-samples.ts';
import { groupSamples } from './group-samples.ts';
import { nextGuest } from './guest-samples.ts';
import { liveSamples } from './live-samples.ts';
import { momentSamples } from './moment-samples.ts';
import { pushInputs } from './push-inputs.ts';
import { reactionSamples } from './reaction-samples.ts';
import { reelMakingSamples } from './reel-making-samples.ts';
import { reelSamples } from './reel-samples.ts';
import { safetySamples } from './safety-samples.ts';
import { shopSamples } from './shop-samples.ts';
import { signInSamples } from './sign-in-samples.ts';

/** A call that succeeds: who makes it, and the input for each of its two runs. */
export interface Sample {
  as: 'visitor' | 'guest' | 'member' | 'careful' | 'minor' | 'recovering' | 'leaving' | 'admin';
  inputs: [object, object];
  idempotencyKey?: string;
  /** Runs before each of the two calls. */
  given?: () => Promise<void>;
}

/** One call that succeeds for every route of the contract; a new route adds its own here. */
export async function prepareSamples(app: TestApp) {
  const [member, other, admin] = [await signUp(app), await signUp(app), await signUpAdmin(app)];
  const [minor, careful] = [await signUpMinor(app), await signUp(app)];
  const asked = async () => guardianToken(app, (await signUpMinor(app)).guardianEmail);
  const [one, two] = [await signUp(app), await signUp(app)];
  for (const person of [one, two]) await giveRecoveryCode(app, person, 'BCDF2345');
  // One after the other: a new password ends every other way to set one.
  const recovering = [one, two];
  // One per call: an account can be deleted only once.
  const leaving: [Person, Person] = [await signUp(app), await signUp(app)];
  const gone = await signUp(app);
  const { email, password } = member.sent;
  const mover = await signUp(app);
  const moving = { given: async () => void (await openEmailChange(app, mover.id)) };
  const { old: token } = await openEmailChange(app, mover.id);
  const write = async (text: string) => (await member.call(createPost, { text })).id;
  const photo = await storeFile(app, `/posts/${member.id}/1/foto.png`);
  const cover = await storeFile(app, `/groups/${member.id}/capa.png`);
  const group = { description: 'Toda quarta, às 20h.', sport: 'Futsal', cover };
  const joinable = { name: 'Pelada da quarta', description: 'Quem chega joga.' };
  const { slug: groupSlug } = await other.call(createGroup, joinable);
  const frame = await storeFile(app, '/products/aro-1/frente.png');
  const product = newProduct(frame);
  const { id, slug, colors } = await admin.call(createProduct, { ...product, title: 'Arco' });
  const idempotencyKey = 'a-mesma-chave';
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  const { username } = other;
  const digestLink = { token: unsubscribeToken(app.api.services.vault, member.id) };
  const samples: Record<string, Sample> = {
    createAccount: { as: 'visitor', inputs: [newPerson(), newPerson()] },
    getAccountData: same('member', {}),
    revealAccountData: same('member', {}),
    updateAccountData: same('member', { name: 'Nome de Registro', subtype: 'Torcedor' }),
    changePassword: {
      as: 'member',
      inputs: [
        { currentPassword: password, password: 'por um instante' },
        { currentPassword: 'por um instante', password },
      ],
    },
    requestEmailChange: same('member', { newEmail: 'a@exemplo.com.br', currentPassword: password }),
    resendEmailChange: {
      ...same('member', {}),
      given: async () => void (await openEmailChange(app, member.id)),
    },
    cancelEmailChange: same('member', {}),
    getEmailChange: { ...same('visitor', { token }), ...moving },
    confirmEmailChange: { ...same('visitor', { token }), ...moving },
    refuseEmailChange: { ...same('visitor', { token }), ...moving },
    ...emailConfirmationSamples(app, await signUpUnconfirmed(app)),
    getGuardianRequest: same('visitor', { token: await asked() }),
    answerGuardianRequest: {
      as: 'visitor',
      inputs: [
        { token: await asked(), answer: 'confirm' },
        { token: await asked(), answer: 'unknown' },
      ],
    },
    getGuardian: same('minor', {}),
    askGuardian: {
      ...same('minor', { guardianEmail: 'pai@exemplo.com.br' }),
      given: () => forgetLastRequest(app, minor.id),
    },
    signIn: same('visitor', { email, password }),
    currentSession: same('member', {}),
    signOut: same('visitor', {}),
    ...(await signInSamples(app, careful)),
    ...(await addressSamples(member)),
    ...(await safetySamples(app, member)),
    requestRecovery: {
      as: 'visitor',
      inputs: [{ email: 'um@exemplo.com.br' }, { email: 'dois@exemplo.com.br' }],
    },
    confirmRecovery: {
      as: 'visitor',
      inputs: [
        { email: one.sent.email, code: 'bcdf-2345' },
        { email: two.sent.email, code: 'BCDF 2345' },
      ],
    },
    currentRecovery: same('recovering', {}),
    resetPassword: {
      as: 'recovering',
      inputs: [{ password: 'uma senha nova' }, { password: 'outra senha nova' }],
    },
    getPrivacy: same('member', {}),
    askDataCopy: same('member', {}),
    deleteAccount: {
      as: 'leaving',
      inputs: [
        { currentPassword: leaving[1].sent.password },
        { currentPassword: leaving[0].sent.password },
      ],
    },
    restoreAccount: {
      ...same('visitor', { email: gone.sent.email, password: gone.sent.password }),
      given: () => leave(app, gone),
    },
    restoreAccountByLink: {
      ...same('visitor', { token: 'o link da carta' }),
      given: () => leave(app, gone, 'o link da carta'),
    },
    getOwnStanding: same('member', {}),
    listStaff: same('admin', {}),
    setRoles: same('admin', { email: other.sent.email, roles: [], seen: [] }),
    listAudit: same('admin', { limit: 1, to: '2020-01-01' }),
    listAuditActors: same('admin', {}),
    exportAudit: same('admin', { to: '2020-01-01' }),
    getUploadPlace: same('member', {}),
    getStorage: same('member', {}),
    getProfile: same('member', { username }),
    listProfiles: same('visitor', { type: 'Torcedor', limit: 1 }),
    suggestProfiles: same('member', { limit: 2 }),
    updateProfile: same('member', { bio: 'Da geral', city: 'Santos', socialName: 'Da Geral' }),
    getOwnProfile: same('member', {}),
    checkUsername: same('member', { username: 'Um.Nome.Livre' }),
    ...(await followSamples(app, member)),
    follow: same('member', { username }),
    unfollow: same('member', { username }),
    createPost: { ...same('member', { text: 'Golaço', media: [photo] }), idempotencyKey },
    getPost: same('visitor', { id: await write('Um #Golaço') }),
    editPost: same('member', { id: await write('Antes'), text: 'Depois' }),
    listPostEdits: same('visitor', { id: await write('Sem edição') }),
    ...(await draftSamples(member)),
    deletePost: {
      as: 'member',
      inputs: [{ id: await write('Dois') }, { id: await write('Três') }],
    },
    listOpenPosts: same('visitor', { username: member.username }),
    pinPost: same('member', { id: await write('No alto') }),
    unpinPost: same('member', {}),
    listProfilePosts: same('visitor', { username: member.username, limit: 1 }),
    ...(await commentSamples(member, await write('Para comentar'), other)),
    ...(await reactionSamples(other)),
    ...(await bookmarkSamples(member, await write('Para guardar'))),
    ...(await groupPostSamples(member)),
    getPush: same('member', pushInputs.getPush),
    setPushSettings: same('member', pushInputs.setPushSettings),
    subscribeToPush: same('member', pushInputs.subscribeToPush),
    unsubscribeFromPush: same('member', pushInputs.unsubscribeFromPush),
    listNotifications: same('member', {}),
    getNotificationNews: same('member', {}),
    markNotificationsSeen: same('member', {}),
    readNotifications: same('member', { newest: ['1'] }),
    getNotificationSettings: same('member', {}),
    setDigest: same('member', { frequency: 'weekly' }),
    getDigestLink: same('visitor', digestLink),
    stopDigest: same('visitor', digestLink),
    setNotificationSetting: same('member', { subject: 'mentions', site: 'followed' }),
    listGroups: same('visitor', { q: 'PELADA', limit: 1 }),
    getGroup: same('member', { slug: groupSlug }),
    getMostActiveGroup: same('visitor', {}),
    createGroup: {
      ...same('member', { ...group, name: 'Futsal da quadra' }),
      idempotencyKey: 'a-chave-do-grupo',
    },
    joinGroup: same('member', { slug: groupSlug }),
    leaveGroup: same('member', { slug: groupSlug }),
    ...(await groupSamples(app, member)),
    ...(await eventSamples(member, other)),
    ...(await momentSamples(app, member, other)),
    ...(await liveSamples(app, member, other)),
    ...(await reelSamples(app, member)),
    ...(await reelMakingSamples(app, member)),
    ...(await chatSamples(app, member)),
    getFeed: same('member', { kind: 'following', cursor: undefined }),
    noteSeen: same('member', { ids: [await write('Visto')] }),
    getInterests: same('member', {}),
    setInterests: same('member', { sports: ['volei', 'corrida'] }),
    getTrending: same('visitor', { limit: 3 }),
    listHashtagPosts: same('visitor', { tag: 'Golaço' }),
    search: same('member', { q: 'gola' }),
    complete: same('member', { kind: 'hashtag', q: 'gol' }),
    searchPosts: same('visitor', { q: 'golaco', limit: 2 }),
    listProducts: same('visitor', { limit: 1 }),
    getProduct: same('visitor', { slug }),
    getProductById: same('visitor', { id }),
    createProduct: { ...same('admin', product), idempotencyKey },
    getShopFront: same('visitor', {}),
    ...frameSamples(app, { id, slug }),
    ...(await restockSamples(app, admin, product)),
    ...(await newsletterSamples(app, member)),
    ...(await shopSamples(app, member, colors[0]?.id ?? '')),
  };
  const ids = {
    visitor: null,
    member: member.id,
    careful: careful.id,
    minor: minor.id,
    admin: admin.id,
  };
  return {
    /** The cookie of a new session: some calls end the one they are made with. */
    async enter(as: Sample['as']): Promise<string | undefined> {
      // Thousands of sessions in one millisecond would sometimes get the same id.
      app.clock.advance(1);
      if (as === 'recovering') {
        recovering.reverse();
        return confirmRecoveryOf(app, recovering[0] ?? one);
      }
      if (as === 'leaving') {
        leaving.reverse();
        return app.signIn(leaving[0].id);
      }
      if (as === 'guest') return nextGuest(app);
      return ids[as] === null ? undefined : app.signIn(ids[as]);
    },
    sampleOf: ({ name }: NamedRoute) => samples[name],
  };
}

/** The link of someone new; the member's e-mail is confirmed already. */
function emailConfirmationSamples(app: TestApp, { id }: Person): Record<string, Sample> {
  const input = { token: `confirms ${id}` };
  const given = () => giveEmailConfirmation(app, id, input.token);
  return {
    getEmailConfirmation: { as: 'visitor', inputs: [input, input], given },
    confirmEmail: { as: 'visitor', inputs: [input, input], given },
    resendEmailConfirmation: { as: 'member', inputs: [{}, {}] },
  };
}

/** As if the last mail had been sent long ago, so that another may be sent. */
async function forgetLastRequest(app: TestApp, accountId: string) {
  await app.pool.query(
    "UPDATE guardian SET requested_at = requested_at - interval '1 hour' WHERE account_id = $1",
    [accountId],
  );
}

function newProduct(image: { path: string; alt: string }) {
  return {
    title: 'Tribuna',
    line: 'Estádio',
    description: 'Leve e firme.',
    sex: 'unissex' as const,
    shape: 'redondo' as const,
    material: 'acetato' as const,
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    price: 39_900,
    colors: [{ color: 'Preto', hex: '#111111', image, stock: 5 }],
  };
}
