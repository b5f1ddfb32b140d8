import { createAddress } from '@arquiba/contract/addresses';
import { addToCart } from '@arquiba/contract/cart';
import { createProduct } from '@arquiba/contract/catalog';
import { namedRoutes } from '@arquiba/contract/contract';
import { createDraft } from '@arquiba/contract/drafts';
import { follow } from '@arquiba/contract/follows';
import { createGroup } from '@arquiba/contract/groups';
import { addPasskey, beginPasskey } from '@arquiba/contract/passkeys';
import { createPost } from '@arquiba/contract/posts';
import { createPrescription } from '@arquiba/contract/prescriptions';
import { updateProfile } from '@arquiba/contract/profiles';
import { likePost } from '@arquiba/contract/reactions';
import { createReview } from '@arquiba/contract/reviews';
import type { AnyRoute, InputOf } from '@arquiba/contract/route';
import { sendVisitorMessage } from '@arquiba/contract/visitor-messages';
import { leave } from '@arquiba/testing/deletions';
import { giveEmailConfirmation, openEmailChange } from '@arquiba/testing/email-changes';
import { storeFile } from '@arquiba/testing/files';
import { newPerson, type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { confirmRecoveryOf, giveRecoveryCode } from '@arquiba/testing/recovery';
import { letReview } from '@arquiba/testing/review-rights';
import {
  givePasskeyChallenge,
  giveSecondFactor,
  giveSession,
  giveSignInChallenge,
  secondFactorCode,
} from '@arquiba/testing/sign-in-methods';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterInputs } from './newsletter/testing/newsletter-inputs.ts';
import { unsubscribeToken } from './notifications/digests/unsubscribe-token.ts';
import { buyAsGuest, type Guest, openGuest, openMail, tokenOf } from './orders/testing/guest.ts';
import { createAuthenticator } from './passkeys/testing/authenticator.ts';
import { putSavedCard } from './payments/testing/put-saved-card.ts';
import { secretTokenHash } from './platform/sessions/secret-token.ts';
import { newAddress, visitorQuestion } from './platform/testing/address-samples.ts';
import { chatSamples } from './platform/testing/chat-samples.ts';
import { newContent } from './platform/testing/draft-samples.ts';
import { eventSamples } from './platform/testing/event-samples.ts';
import { groupInputs } from './platform/testing/group-inputs.ts';
import { groupPostSamples } from './platform/testing/group-post-samples.ts';
import { liveSamples } from './platform/testing/live-samples.ts';
import { momentSamples } from './platform/testing/moment-samples.ts';
import { letArrive, MADE_LENSES, placeOrders } from './platform/testing/order-samples.ts';
import {
  uploadPrescription,
  writtenBesideFile,
  writtenPrescription,
} from './platform/testing/prescription-samples.ts';
import { pushInputs } from './platform/testing/push-inputs.ts';
import { reelMakingSamples } from './platform/testing/reel-making-samples.ts';
import { reelSamples } from './platform/testing/reel-samples.ts';
import { talkInputs } from './platform/testing/talk-inputs.ts';
import { restockInputs } from './restock/testing/restock-inputs.ts';

let app: TestApp;
/** Each has a profile, a picture, a post, a follower and an address. */
let people: Person[];
let admin: Person;
/** The cookie with which a browser may choose a new password for the second person. */
let recovery: string;
let frame: InputOf<typeof createProduct>;
let postId: string;
let ownPostId: string;
let pollId: string;
let productId: string;
let variantId: string;
let orders: Record<string, object>;
let guest: Guest;
let prescriptions: Record<string, object>;
let sampled: Record<string, object>;
let restock: Record<string, object>;
let newsletter: Record<string, object>;
let signInMethods: Record<string, object>;
let ownAddressId: string;
let visitorMessageId: string;
let talk: Record<string, object>;
let groupCalls: Record<string, object>;
let draftIds: string[];

beforeAll(async () => {
  // The clock stands still, so that no budget refills between two routes.
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  people = [await signUp(app), await signUp(app, { type: 'Atleta' })];
  admin = await signUpAdmin(app);
  const ids: string[] = [];
  for (const { id, call } of people) {
    const avatar = await storeFile(app, `/profiles/${id}/avatar.png`);
    await call(updateProfile, { bio: 'Vamos!', city: 'Natal', avatar });
    ids.push((await call(createPost, { text: 'Bom dia' })).id);
  }
  for (const person of [admin, ...people]) {
    ownAddressId = (await person.call(createAddress, newAddress(person))).id;
  }
  [postId, ownPostId] = ids as [string, string];
  const [one, two] = people as [Person, Person];
  await one.call(follow, { username: two.username });
  talk = await talkInputs({ person: one, postId }, { person: two, postId: ownPostId });
  groupCalls = await groupInputs(two, one);
  for (const { id } of [one, admin]) {
    await app.pool.query('INSERT INTO follow_request VALUES ($1, $2, $3)', [
      ...[id, two.id, app.clock.now()],
    ]);
  }
  await admin.call(likePost, { id: postId });
  const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], anonymous: false };
  pollId = (await one.call(createPost, { text: 'Foi pênalti?', poll })).id;
  await one.call(createGroup, { name: 'Pelada', description: 'Quem chega joga.' });
  await leave(app, await signUp(app), 'o link da carta');
  await giveRecoveryCode(app, one, 'BCDF2345');
  recovery = await confirmRecoveryOf(app, two);
  const image = await storeFile(app, '/products/aro.png');
  frame = {
    ...{ title: 'Aro Um', line: 'Linha', description: '', sex: 'unissex' },
    ...{ shape: 'redondo', material: 'metal', price: 100 },
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    colors: [{ color: 'Azul', hex: '#000000', image, stock: 1 }],
  };
  draftIds = [];
  for (const text of ['Um', 'Dois', 'Três']) {
    draftIds.push((await two.call(createDraft, { content: newContent(text) })).id);
  }
  const product = await admin.call(createProduct, frame);
  [productId, variantId] = [product.id, product.colors[0]?.id ?? ''];
  letReview(app);
  await one.call(createReview, { slug: 'aro-um', rating: 5, text: 'Confortável.' });
  await app.pool.query(
    `INSERT INTO coupon (code, kind, minimum_cents, starts_at, uses, created_at)
     VALUES ('FRETE', 'frete', 0, '2026-01-01', 0, '2026-01-01')`,
  );
  for (const { id } of [...people, admin]) {
    await nameGuardian(id);
    await openEmailChange(app, id);
    await giveEmailConfirmation(app, id, `confirms ${id}`);
  }
  orders = await orderInputs(two);
  restock = await restockInputs(app, admin, frame);
  newsletter = await newsletterInputs(app, one.id);
  const organiser = { ...two, call: app.api.callAs(two.id) };
  const samples = Object.entries({
    ...(await eventSamples(organiser, one)),
    ...(await groupPostSamples(organiser)),
    ...(await momentSamples(app, organiser, one)),
    ...(await liveSamples(app, organiser, one)),
    ...(await reelSamples(app, organiser)),
    ...(await reelMakingSamples(app, organiser)),
    ...(await chatSamples(app, organiser)),
  });
  visitorMessageId = (await app.call(sendVisitorMessage, visitorQuestion)).id;
  sampled = Object.fromEntries(samples.map(([name, { inputs }]) => [name, inputs[0]]));
  signInMethods = await signInInputs(people[1] as Person);
});
afterAll(() => app.close());

/** An input for each route that makes it return all its fields. */
function inputs(): Record<string, object> {
  const [one, two] = people as [Person, Person];
  const digestLink = { token: unsubscribeToken(app.api.services.vault, one.id) };
  return {
    createAccount: newPerson(),
    getAccountData: {},
    revealAccountData: {},
    updateAccountData: { name: two.sent.name },
    resendEmailChange: {},
    requestEmailChange: { newEmail: 'a@exemplo.com.br', currentPassword: two.sent.password },
    cancelEmailChange: {},
    getEmailChange: { token: `old of ${one.id}` },
    confirmEmailChange: { token: `new of ${admin.id}` },
    refuseEmailChange: { token: `old of ${admin.id}` },
    getEmailConfirmation: { token: `confirms ${one.id}` },
    confirmEmail: { token: `confirms ${two.id}` },
    resendEmailConfirmation: {},
    getGuardianRequest: { token: `guardian of ${one.id}` },
    answerGuardianRequest: { token: `guardian of ${admin.id}`, answer: 'confirm' },
    getGuardian: {},
    askGuardian: { guardianEmail: 'mae@exemplo.com.br' },
    signIn: { email: two.sent.email, password: two.sent.password },
    ...signInMethods,
    currentSession: {},
    createAddress: newAddress(two),
    getAddress: { id: ownAddressId },
    listAddresses: { accountId: two.id },
    updateAddress: { id: ownAddressId, ...newAddress(two) },
    setDefaultAddress: { id: ownAddressId },
    deleteAddress: { id: ownAddressId },
    restoreAddress: { id: ownAddressId },
    findCep: { cep: '01310-100' },
    sendSupportMessage: { subject: 'Troca', message: 'Como faço?' },
    listSupportMessages: {},
    sendVisitorMessage: visitorQuestion,
    listVisitorMessages: {},
    getOwnStanding: {},
    listStaff: {},
    setRoles: { email: two.sent.email, roles: [], seen: [] },
    listAudit: {},
    listAuditActors: {},
    exportAudit: {},
    answerVisitorMessage: { id: visitorMessageId, answer: 'Sim.' },
    requestRecovery: { email: one.sent.email },
    confirmRecovery: { email: one.sent.email, code: 'BCDF2345' },
    currentRecovery: {},
    getPrivacy: {},
    askDataCopy: {},
    restoreAccountByLink: { token: 'o link da carta' },
    getUploadPlace: {},
    getStorage: {},
    getProfile: { username: one.username },
    listProfiles: {},
    suggestProfiles: { limit: 10 },
    updateProfile: { city: 'Natal' },
    getOwnProfile: {},
    checkUsername: { username: one.username },
    listFollowers: { username: two.username },
    listFollowed: { username: one.username },
    listFollowRequests: {},
    countFollowRequests: {},
    acceptFollowRequest: { username: one.username },
    refuseFollowRequest: { username: admin.username },
    acceptAllFollowRequests: {},
    removeFollower: { username: one.username },
    follow: { username: one.username },
    unfollow: { username: one.username },
    blockProfile: { username: one.username },
    listBlocked: {},
    unblockProfile: { username: one.username },
    muteProfile: { username: one.username },
    listMuted: {},
    unmuteProfile: { username: one.username },
    muteWord: { word: 'chuva' },
    listMutedWords: {},
    unmuteWord: { word: 'chuva' },
    notInterested: { id: postId },
    interestedAgain: { id: postId },
    report: { kind: 'profile', subject: one.username, reason: 'other' },
    createPost: { text: 'Boa noite' },
    getPost: { id: postId },
    likePost: { id: postId },
    unlikePost: { id: postId },
    listLikes: { id: postId },
    repost: { id: postId },
    undoRepost: { id: postId },
    sendPost: { id: postId },
    getPostCounts: { ids: `${postId},${ownPostId}` },
    vote: { id: pollId, positions: [1] },
    listVoters: { id: pollId, position: 0 },
    listProfilePosts: { username: one.username },
    listOpenPosts: { username: one.username },
    pinPost: { id: ownPostId },
    unpinPost: {},
    ...talk,
    editPost: { id: ownPostId, text: 'Boa tarde' },
    listPostEdits: { id: postId },
    getCurrentDraft: {},
    saveCurrentDraft: { content: newContent('Pela metade'), base: null },
    listDrafts: {},
    createDraft: { content: newContent('Depois') },
    openDraft: { id: draftIds[0] },
    publishDraft: { id: draftIds[1] },
    deleteDraft: { id: draftIds[2] },
    createGroup: { name: 'Corrida', description: 'Da orla.', sport: 'Corrida' },
    listGroups: { q: 'pelada' },
    getGroup: { slug: 'pelada' },
    getMostActiveGroup: {},
    joinGroup: { slug: 'pelada' },
    leaveGroup: { slug: 'pelada' },
    ...groupCalls,
    ...sampled,
    ...pushInputs,
    listNotifications: {},
    getNotificationNews: {},
    markNotificationsSeen: {},
    readNotifications: {},
    getNotificationSettings: {},
    setNotificationSetting: { subject: 'likes', site: 'everyone' },
    setDigest: { frequency: 'weekly' },
    getDigestLink: digestLink,
    stopDigest: digestLink,
    getFeed: {},
    noteSeen: { ids: [postId] },
    getInterests: {},
    setInterests: { sports: ['volei'] },
    getTrending: {},
    listHashtagPosts: { tag: 'varzea' },
    search: { q: 'pessoa' },
    complete: { kind: 'person', q: 'pessoa' },
    searchPosts: { q: 'bom dia' },
    createProduct: { ...frame, title: 'Aro Dois' },
    listProducts: {},
    getShopFront: {},
    ...restock,
    ...newsletter,
    getProduct: { slug: 'aro-um' },
    getProductById: { id: productId },
    createReview: { slug: 'aro-um', rating: 4, text: 'Leve.' },
    listReviews: { slug: 'aro-um' },
    getReviewRight: { slug: 'aro-um' },
    askQuestion: { slug: 'aro-um', text: 'Vem com estojo?' },
    listQuestions: { slug: 'aro-um' },
    addFavorite: { productId },
    listFavorites: {},
    listFavoriteIds: {},
    removeFavorite: { productId },
    getFavoriteNotices: {},
    setFavoriteNotices: { byMail: true },
    quoteFreight: { cep: '01310-100', variantId },
    listFreightRegions: {},
    listLensOffers: { variantId },
    ...prescriptions,
    addToCart: { variantId },
    setCartLine: { variantId, lens: MADE_LENSES, quantity: 0 },
    setCartCep: { cep: '01310-100' },
    setCartFreight: { service: 'economica' },
    setCoupon: { code: 'FRETE' },
    getCart: {},
    noteCartChanges: {},
    removeCoupon: {},
    ...orders,
    deletePost: { id: ownPostId },
    signOut: {},
    resetPassword: { password: 'uma senha nova' },
    changePassword: { currentPassword: 'uma senha nova', password: 'outra senha nova' },
    deleteAccount: { currentPassword: 'outra senha nova' },
    restoreAccount: { email: two.sent.email, password: 'outra senha nova' },
  };
}

/** For a person who has ordered, in an order in which each call finds what it needs. */
async function orderInputs(owner: Person): Promise<Record<string, object>> {
  await app.pool.query('UPDATE product_color SET on_hand = 100 WHERE id = $1', [variantId]);
  const { addressId, terms, empty, place, placeMade, sendBack } = await placeOrders(
    app,
    owner,
    variantId,
  );
  const [{ number }, arrived] = [await place(), await place()];
  await letArrive(app, arrived.number);
  const unposted = await sendBack();
  prescriptions = await prescriptionInputs(owner, await placeMade());
  // The walk adds the goods of `terms`, and removes these.
  await empty();
  await owner.call(addToCart, { variantId, lens: MADE_LENSES });
  const { method, expectedTotal } = terms;
  const lines = [{ lineId: arrived.lineId, quantity: 1 }];
  return {
    getCheckout: { addressId, service: 'economica' },
    placeOrder: terms,
    payOrder: { number, method, expectedTotal },
    getOrderPayments: { number },
    checkPayment: { number },
    listOrders: {},
    getOrder: { number },
    lookUpOrder: { number, email: owner.sent.email },
    cancelOrder: { number },
    requestReturn: { number: arrived.number, lines, reason: 'outro' },
    cancelReturn: unposted,
    listExchanges: { number: arrived.number },
    listSavedCards: {},
    deleteSavedCard: { id: await putSavedCard(app, owner.id) },
    buyAgain: { number },
    ...(await guestInputs(owner)),
  };
}

async function guestInputs(owner: Person) {
  await app.pool.query('UPDATE product_color SET on_hand = 9 WHERE id = $1', [variantId]);
  const taken = await buyAsGuest(openGuest(app, { email: owner.sent.email }), variantId);
  guest = openGuest(app);
  const { number } = await buyAsGuest(guest, variantId);
  await openMail(app, guest, number);
  return {
    getGuest: {},
    setGuest: guest.sent,
    openOrderLink: { token: await tokenOf(app, number) },
    sendOrderLink: { number, email: guest.sent.email },
    listGuestOrders: {},
    takeOrder: { number: taken.number },
    createOrderAccount: { number, password: 'uma senha boa', termsVersion: '1.0' },
  };
}

/** In an order in which each call finds what it needs; the last two delete what the others need. */
async function prescriptionInputs(owner: Person, made: { number: string; lineId: string }) {
  const lens = MADE_LENSES;
  const { id } = await owner.call(createPrescription, writtenPrescription);
  const other = await owner.call(createPrescription, writtenPrescription);
  const prescriptionId = id;
  return {
    listPrescriptions: {},
    getPrescription: { id },
    createPrescription: writtenPrescription,
    createPrescriptionFromFile: {
      ...writtenBesideFile,
      file: await uploadPrescription(app, owner.id),
    },
    giveHealthConsent: {},
    updatePrescription: { id, ...writtenPrescription },
    setCartPrescription: { variantId, lens, prescriptionId },
    sendOrderPrescription: { ...made, prescriptionId },
    getOrderPrescription: made,
    deletePrescription: { id: other.id },
    withdrawHealthConsent: {},
  };
}

/** What no other person may ever learn about someone, in any spelling. */
function secretsOf({ sent }: Person): string[] {
  const digits = (text: string) => text.replace(/\D/g, '');
  const [year, month, day] = (sent.birthDate ?? '').split('-');
  return [
    ...[sent.cpf_cnpj, digits(sent.cpf_cnpj), sent.email, sent.whatsapp, digits(sent.whatsapp)],
    ...[sent.password, sent.birthDate ?? '', `${day}/${month}/${year}`, sent.name],
  ];
}

const emailOf = ({ sent }: Person) => sent.email;

/** Only these return data of the account, or of orders, to their owner. */
const ORDER_DATA = [
  ...['getCheckout', 'placeOrder', 'payOrder', 'getOrder', 'cancelOrder', 'requestReturn'],
  ...['checkPayment', 'cancelReturn', 'takeOrder', 'getGuest', 'setGuest'],
];
/** Only somebody without an account calls these. */
const BY_GUEST = ['setGuest', 'createOrderAccount'];
const ACCOUNT_DATA = ['getAccountData', 'revealAccountData', ...ORDER_DATA];
const OWN_DATA = [
  ...ACCOUNT_DATA,
  ...['createAccount', 'updateAccountData', 'signIn', 'currentSession', 'resetPassword'],
  ...['beginSecondFactor', 'confirmSecondFactor', 'beginPasskey', 'signInWithPasskey'],
  ...['confirmEmail', 'resendEmailConfirmation'],
];
/** Only these return their owner's address. */
const OWN_ADDRESS = [
  ...['createAddress', 'getAddress', 'listAddresses'],
  ...['updateAddress', 'setDefaultAddress', 'restoreAddress'],
  ...ORDER_DATA,
];
/** Only these name staff by their e-mails, to those who give them their roles. */
const STAFF_EMAILS = ['listStaff', 'setRoles'];
const PLACE = ['Itajaí', '88301-000', '88301000'];
const OWN_GUARDIAN = ['getGuardian'];
/** Only these return what a prescription says, to its owner. */
const OWN_PRESCRIPTIONS = [
  ...['listPrescriptions', 'getPrescription', 'createPrescription', 'updatePrescription'],
  ...['createPrescriptionFromFile', 'sendOrderPrescription', 'getOrderPrescription'],
];
const PRESCRIBED = [
  ...[writtenPrescription.prescriber, writtenBesideFile.remarks, '-2.25', '-2,25', '−2,25'],
  ...['prescription-files', '/api/prescriptions/'],
];
const PERSONAL_KEYS = ['document', 'cpf', 'whatsapp', 'birth'];
const SECRET_KEYS = ['password', 'hash"', 'token'];

test('no answer tells the personal data of anyone else, nor a social one one’s own', {
  timeout: 120_000,
}, async () => {
  const [one, two] = people as [Person, Person];
  const answered: string[] = [];
  for (const [name, input] of Object.entries(inputs())) {
    const route = routeNamed(name);
    const caller = route.access.startsWith('staff:') ? admin : two;
    // A new session for each: some of the routes end the one they are called with.
    const signedIn = `${await app.signIn(caller.id)}; ${recovery}`;
    const call = app.as(BY_GUEST.includes(name) ? guest.cookie() : signedIn);
    const answer = JSON.stringify((await call(route, input as never)) ?? null);
    const secrets = [...secretsOf(one), ...secretsOf(caller === two ? admin : two)];
    if (!OWN_DATA.includes(name)) secrets.push(...secretsOf(caller));
    for (const person of [...people, admin]) {
      if (person !== caller || !OWN_ADDRESS.includes(name)) secrets.push(newAddress(person).road);
      if (person !== caller || !OWN_GUARDIAN.includes(name)) secrets.push(guardianOf(person.id));
    }
    if (!OWN_ADDRESS.includes(name)) secrets.push(...PLACE);
    if (!OWN_PRESCRIPTIONS.includes(name)) secrets.push(...PRESCRIBED);
    const allowed = STAFF_EMAILS.includes(name) ? [one, two, admin].map(emailOf) : [];
    for (const secret of secrets.filter((each) => !allowed.includes(each))) {
      expect(answer, `${name} tells ${secret}`).not.toContain(secret);
    }
    const keys = ACCOUNT_DATA.includes(name) ? SECRET_KEYS : [...PERSONAL_KEYS, ...SECRET_KEYS];
    // Keys only: random values may hold any letters.
    const told = [...answer.matchAll(/"[^"\\]*":/g)].join(' ').toLowerCase();
    // The address at which a browser gets a card token is no secret.
    for (const key of keys) {
      expect(told.replace('"tokenurl"', ''), `${name} has ${key}`).not.toContain(key);
    }
    answered.push(name);
  }
  // A route that is added to the contract must be added here too.
  expect(answered.toSorted()).toEqual(namedRoutes.map(({ name }) => name).toSorted());
});

test('the same walk as a visitor gives the same care', async () => {
  const given = inputs();
  for (const { name, route } of namedRoutes) {
    if (route.method !== 'GET' || route.access !== 'public') continue;
    const answer = JSON.stringify(
      await app.call(route, given[name] as never).catch((error: { code: string }) => {
        // What belongs to an account, or to the browser of a guest.
        expect(['sign_in_required', 'not_found'], name).toContain(error.code);
        return error;
      }),
    );
    for (const person of [...people, admin]) {
      const [home, guardian] = [newAddress(person).road, guardianOf(person.id)];
      for (const secret of [...secretsOf(person), home, guardian, ...PLACE]) {
        expect(answer, name).not.toContain(secret);
      }
    }
  }
});

/** In an order in which each call finds what it needs. */
async function signInInputs(owner: Person): Promise<Record<string, object>> {
  const currentPassword = owner.sent.password;
  const [challenge, other, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(43)) as [
    ...[string, string, string],
  ];
  const [before, now, after] = await Promise.all([-1, 0, 1].map((at) => secondFactorCode(app, at)));
  const site = { origin: TEST_ORIGIN, rpId: new URL(TEST_ORIGIN).hostname };
  const [device, another] = [createAuthenticator(site), createAuthenticator(site)];
  const { options } = await owner.call(beginPasskey, {});
  const { id } = await owner.call(addPasskey, {
    name: 'Chave',
    response: device.register(options),
  });
  await giveSecondFactor(app, owner.id, false);
  await giveSignInChallenge(app, owner.id, challenge);
  await givePasskeyChallenge(app, owner.id, challenge);
  for (const each of [other, third]) await givePasskeyChallenge(app, null, each);
  await giveSession(app, owner.id, '77');
  const user = { id: 'AAAA' };
  return {
    enableSecondFactor: { code: before },
    getSecondFactor: {},
    confirmSecondFactor: { challenge, code: now },
    renewRecoveryCodes: {},
    disableSecondFactor: { code: after },
    confirmOwnPassword: { currentPassword },
    beginSecondFactor: {},
    listSessions: {},
    endOneSession: { id: '77' },
    endOtherSessions: {},
    beginPasskey: {},
    addPasskey: { name: 'Outra', response: another.register({ challenge, user }) },
    listPasskeys: {},
    renamePasskey: { id, name: 'Do trabalho' },
    beginPasskeySignIn: {},
    signInWithPasskey: { response: device.signIn({ challenge: other }) },
    confirmWithPasskey: { response: device.signIn({ challenge: third }) },
    removePasskey: { id },
  };
}

function guardianOf(accountId: string): string {
  return `pai.de.${accountId}@exemplo.com.br`;
}

/** Needed until today: somebody who waits for a guardian cannot buy. */
async function nameGuardian(accountId: string): Promise<void> {
  await app.pool.query(
    `INSERT INTO guardian (account_id, email, token_hash, requested_at, needed_until)
     VALUES ($1, $2, $3, '2026-03-09T12:00:00Z', '2026-03-10')`,
    [accountId, guardianOf(accountId), secretTokenHash(`guardian of ${accountId}`)],
  );
}

function routeNamed(name: string): AnyRoute {
  const found = namedRoutes.find((named) => named.name === name);
  if (!found) throw new Error(`${name} is not in the contract`);
  return found.route;
}
