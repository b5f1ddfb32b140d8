import { randomUUID } from 'node:crypto';
import type { AccountSummary } from '@arquiba/contract/accounts';
import { brand } from '@arquiba/contract/brand';
import type { ErrorCode } from '@arquiba/contract/errors';
import type { Call } from '@arquiba/contract/route';
import { currentSession } from '@arquiba/contract/sessions';
import { demonstrationContact, type ShopContact } from '@arquiba/contract/support';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createCepFinder } from './addresses/create-cep-finder.ts';
import { allJobs } from './all-jobs.ts';
import { type BackOffice, createBackOffice } from './back-office.ts';
import { watchCatalogue } from './catalog/catalogue-index.ts';
import { productCard } from './catalog/link-card.ts';
import { createPresence } from './chat/live/presence.ts';
import { deliverChat } from './chat/live/publish.ts';
import { createHomeNotifier } from './feed/home-notifier.ts';
import { watchHomes } from './feed/watch-homes.ts';
import { registerUploadToken } from './files/register-upload-token.ts';
import { createOfflinePostage } from './freight/offline-postage.ts';
import { createRegionalRates } from './freight/regional-rates.ts';
import { handlers } from './handlers.ts';
import { bindHooks } from './hooks.ts';
import { liveChannels } from './lives/publish-to-live.ts';
import { registerOrderPrescriptionFile } from './orders/prescriptions/register-file.ts';
import { createPaymentProvider, type PaymentSettings } from './payments/create-payment-provider.ts';
import { countUndone } from './payments/public/staff-refunds.ts';
import { registerWebhook } from './payments/register-webhook.ts';
import { bindRoutes } from './platform/calls/bound-route.ts';
import { createDispatch } from './platform/calls/dispatch.ts';
import { errorForLog } from './platform/calls/error-for-log.ts';
import { toDeclared } from './platform/calls/failure.ts';
import { inProcessCall } from './platform/calls/in-process-call.ts';
import { speakPortuguese } from './platform/calls/input-sentences.ts';
import { type Clock, SettableClock, systemClock } from './platform/clock.ts';
import type { Services } from './platform/context.ts';
import { openDatabase } from './platform/database/database.ts';
import { createDatabaseListener } from './platform/database/database-listener.ts';
import { registerDocuments } from './platform/documents/documents.ts';
import { createFilePasses } from './platform/files/file-passes.ts';
import { registerHttp } from './platform/http/http.ts';
import { createJobs, type JobCount } from './platform/jobs/jobs.ts';
import { type Budgets, countRequest, createRateLimiter } from './platform/limits/rate-limit.ts';
import { registerLinkCards } from './platform/link-cards/register-link-cards.ts';
import { createMailer } from './platform/mail/mail.ts';
import { MEMBER_QUOTA } from './platform/member-quota.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { registerSocket } from './platform/realtime/socket.ts';
import { CookieSession, DelegatedSession } from './platform/sessions/call-session.ts';
import { createKnownDevices } from './platform/sessions/known-devices.ts';
import { SessionCookie } from './platform/sessions/session-cookie.ts';
import { createVault } from './platform/vault.ts';
import { postCard } from './posts/link-card.ts';
import { postChannels } from './posts/post-channel.ts';
import { KEPT_FOLDER } from './prescriptions/files/create-from-file.ts';
import { registerPrescriptionFile } from './prescriptions/files/register-file.ts';
import { registerCopyFile } from './privacy/register-copy-file.ts';
import { profileCard } from './profiles/link-card.ts';
import { createPushService } from './push/create-push-service.ts';
import { registerCaptions } from './reels/captions/register-captions.ts';

export interface ApiOptions {
  /** The main pool, owned by the caller. */
  pool: pg.Pool;
  /** For the connections that LISTEN and that fetch jobs. */
  databaseUrl: string;
  clock?: Clock;
  media: MediaPort;
  log: Logger;
  /** Address of the site: decides which pages may call, and whether cookies are for https only. */
  publicUrl: string;
  mail: {
    smtpUrl?: string | undefined;
    folder: string;
    /** Where answers to the network's mails go. */
    replyTo?: string | undefined;
    /** The mailbox of the staff who pack orders. Default: the demonstration's shop account. */
    ordersTo?: string | undefined;
  };
  /** A key of 32 bytes that is not in the database, for the values encrypted there. */
  secretKey: Buffer;
  redisUrl?: string | undefined;
  /** A public CEP service, with `{cep}` in its address; without it only a small built-in table is used. */
  cepUrl?: string | undefined;
  /** The payment provider; without it payments are recorded, but not charged. */
  payments?: PaymentSettings | undefined;
  /** Default: the demonstration's. */
  shop?: ShopContact | undefined;
  /** The origin of a push service of the operator, accepted beside the known ones. */
  pushOrigin?: string | undefined;
  /** How many bytes of files a member may store. Default: 5 GB. */
  memberQuota?: number | undefined;
  /** Replaces some of the rate limits, for tests and measurements. */
  budgets?: Partial<Budgets> | undefined;
}

/** A visitor, as read from a page's request. */
export interface PageCaller {
  cookie: string | undefined;
  ip: string;
  userAgent: string;
  requestId: string;
}

export interface Api {
  services: Services;
  /** Everything under `/api`: the routes of the contract, their documentation, the socket. */
  register(app: FastifyInstance): Promise<void>;
  /**
   * For the loaders and actions of one page. Read `setCookies` when they are done: it fills as the session
   * changes. Throws an `ApiError` if the database is unreachable or the address sends too many requests.
   */
  openCall(caller: PageCaller): Promise<PageCall>;
  /** For the operator: on behalf of an account, without limits, optionally at another time. */
  callAs(accountId: string | null, options?: { at?: Date }): Call;
  /** What only the operator can do, optionally at another time. */
  backOffice(at?: Date): BackOffice;
  /** Starts the realtime bus and the listeners: call it before requests are answered. */
  start(): Promise<void>;
  /** Jobs and the outbox relay; no request waits for them. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  jobCounts(): Promise<Record<string, JobCount>>;
}

export interface PageCall {
  call: Call;
  account: AccountSummary | null;
  setCookies: string[];
}

const DEMONSTRATION_STAFF = 'loja@arquiba.example';

/** Of prescriptions: their files are sent by the API, to their owners only. */
const CLOSED_FOLDERS = ['/prescriptions', KEPT_FOLDER];

const PAGE_ERRORS: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'unavailable']);

/** Composes the product's API; nothing runs before `start`, nothing listens before `register`. */
export async function createApi(options: ApiOptions): Promise<Api> {
  speakPortuguese();
  const { pool, databaseUrl, media, redisUrl, clock = systemClock } = options;
  const log = options.log.child({}, { serializers: { err: errorForLog } });
  const publicUrl = new URL(options.publicUrl);
  const cookie = new SessionCookie(publicUrl);
  const db = openDatabase(pool);
  const listener = createDatabaseListener({ databaseUrl, log });
  const realtime = await createRealtime({ db, listener, redisUrl, log });
  const hooks = bindHooks();
  const ceps = createCepFinder({ url: options.cepUrl, clock, log });
  const vault = createVault(options.secretKey);
  const shop = options.shop ?? demonstrationContact;
  const { replyTo, ordersTo = DEMONSTRATION_STAFF, ...delivery } = options.mail;
  const mail = createMailer({
    ...{ ...delivery, log, address: `nao-responda@${publicUrl.hostname}` },
    senders: {
      network: { name: brand.network.name, replyTo },
      shop: { name: brand.shop.name, replyTo: shop.email },
    },
  });
  const services: Services = {
    db,
    clock,
    mail,
    realtime,
    media,
    ceps,
    freight: createRegionalRates(),
    postage: createOfflinePostage(clock),
    payments: createPaymentProvider(options.payments, { clock, siteUrl: publicUrl }),
    shop,
    ordersEmail: ordersTo,
    memberQuota: options.memberQuota ?? MEMBER_QUOTA,
    publicUrl,
    vault,
    push: createPushService({
      ...{ db, vault, clock, log, shop, publicUrl },
      ownOrigin: options.pushOrigin,
    }),
    passes: createFilePasses(options.secretKey, clock),
    devices: createKnownDevices(options.secretKey),
    log,
    hooks,
  };
  const limiter = await createRateLimiter({ clock, log, redisUrl, budgets: options.budgets });
  const dispatch = createDispatch(limiter);
  const routes = bindRoutes(handlers);
  const jobs = createJobs({
    ...{ databaseUrl, pool, listener, services, log },
    jobs: allJobs,
  });

  const homeNotifier = createHomeNotifier(services);
  let stopHomes = () => {};
  let stopChat = () => {};
  const presence = createPresence(services);

  async function openCall({ cookie: header, requestId, ...caller }: PageCaller): Promise<PageCall> {
    try {
      await countRequest(limiter, caller.ip);
      const session = new CookieSession(services, cookie, header, caller);
      const incoming = { services, session, caller, requestId, limited: true } as const;
      const call = inProcessCall(routes, dispatch, incoming);
      const account = session.isNamed ? (await call(currentSession, {})).account : null;
      return { call, account, setCookies: session.setCookies };
    } catch (thrown) {
      throw toDeclared(thrown, PAGE_ERRORS, { log: log.child({ requestId }), requestId });
    }
  }

  function callAs(accountId: string | null, { at }: { at?: Date } = {}): Call {
    const given = at ? { ...services, clock: new SettableClock(at) } : services;
    return inProcessCall(routes, dispatch, {
      services: given,
      session: new DelegatedSession(given, accountId),
      caller: { ip: '127.0.0.1', userAgent: 'arquiba' },
      requestId: randomUUID(),
      limited: false,
    });
  }

  return {
    services,
    async register(app) {
      // Before anybody gets a token to upload there.
      for (const folder of CLOSED_FOLDERS) await media.closeFolder(folder);
      await registerHttp(app, {
        ...{ services, dispatch, limiter, cookie, publicUrl },
        routes: routes.values(),
        extend: async (api) => {
          await registerDocuments(api, { publicUrl, cookieName: cookie.name });
          registerCopyFile(api, { services, cookie, limiter });
          registerUploadToken(api, { services, cookie, limiter });
          registerCaptions(api, { services, cookie, limiter });
          registerPrescriptionFile(api, { services, cookie, limiter });
          registerOrderPrescriptionFile(api, { services, cookie, limiter });
          const cards = {
            '/posts/:name/cartao.png': postCard,
            '/profiles/:name/cartao.png': profileCard,
            '/products/:name/cartao.png': productCard,
          };
          registerLinkCards(api, { services, limiter, cards });
          await registerWebhook(api, { services, limiter });
        },
      });
      const channels = [...postChannels(services), ...liveChannels(services)];
      registerSocket(app, { services, publicUrl, cookie, limiter, channels });
    },
    openCall,
    callAs,
    backOffice: (at) =>
      createBackOffice(at ? { ...services, clock: new SettableClock(at) } : services),
    async start() {
      await watchCatalogue(db, listener);
      await listener.start();
      await realtime.start();
      stopChat = deliverChat(realtime);
      presence.start();
      // Made at the first start.
      await services.push.publicKey();
      stopHomes = await watchHomes(db, listener, homeNotifier.onPost);
    },
    startJobs: () => jobs.start(),
    async stop() {
      await jobs.stop();
      stopHomes();
      stopChat();
      await presence.stop();
      homeNotifier.stop();
      await realtime.stop();
      await listener.stop();
      await limiter.close();
      mail.close();
    },
    async ready() {
      return pool.query('SELECT 1').then(
        () => true,
        () => false,
      );
    },
    // A refund that was given up is not a job any more; a person must look at it.
    jobCounts: async () => ({
      ...(await jobs.counts()),
      refunds: { ...(await countUndone(db)), active: 0 },
    }),
  };
}
