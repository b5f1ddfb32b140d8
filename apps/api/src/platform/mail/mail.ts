import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { PermanentFailure } from '../jobs/job.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';

export interface MailerOptions {
  /** Without it, each mail is written to a file in `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
  /** The names of the senders, and where answers go. They share an address that nobody reads. */
  senders: Record<'network' | 'shop', { name: string; replyTo?: string | undefined }>;
  address: string;
  log: Logger;
}

const ANSWER_WITHIN_MS = 20_000;

export function createMailer(options: MailerOptions): Mailer {
  const host = options.address.split('@').at(-1);
  // Loaded with the first mail: most processes send none.
  let transport: Promise<Transporter> | null = null;

  return {
    async send(mail, id) {
      checkMail(mail);
      transport ??= openTransport(options.smtpUrl);
      const { name, replyTo } = options.senders[mail.from ?? 'network'];
      const answers = mail.replyTo ?? replyTo;
      const message = {
        from: { name, address: options.address },
        // An object is used unchanged; a string would be parsed as a list of addresses.
        to: { name: '', address: mail.to },
        ...(answers && { replyTo: { name: '', address: answers } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${id}@${host}>`,
        headers: headersOf(mail),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      try {
        const sent = await (await transport).sendMail(message);
        if (!options.smtpUrl) await writeMail(options, id, sent.message);
      } catch (error) {
        throw isRefusal(error) ? new PermanentFailure(error.message, { cause: error }) : error;
      }
    },
    close() {
      transport?.then((open) => open.close()).catch(() => {});
    },
  };
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  return {
    ...{ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Refuses what would change the envelope or the headers: only plain addresses and a subject of one line. */
export function checkMail({ to, replyTo = to, subject }: Mail): void {
  for (const address of [to, replyTo]) {
    if (address.length > 254 || !PLAIN_ADDRESS.test(address)) {
      throw new PermanentFailure('The address of the mail is not a single plain address.');
    }
  }
  if (subject.length === 0 || subject.length > 200 || LINE_OR_CONTROL.test(subject)) {
    throw new PermanentFailure('The subject of the mail is not one line of text.');
  }
}

const PLAIN_ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const LINE_OR_CONTROL = /[\p{Cc}\u2028\u2029]/u;

async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  if (!smtpUrl) {
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  }
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
}

async function writeMail(options: MailerOptions, id: string, content: Buffer): Promise<void> {
  const { folder, log } = options;
  const file = resolve(join(folder, `${id}.eml`));
  try {
    await writeFile(`${file}.part`, content, { mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Mails hold codes and names: readable by the owner of the data folder only.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, content, { mode: 0o600 });
  }
  await rename(`${file}.part`, file);
  log.info({ file }, 'mail written to a file');
}

/** Whether the mail server refused permanently (5xx), as opposed to being unreachable or busy (4xx). */
function isRefusal(error: unknown): error is Error {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  // A wrong password or a broken connection can be fixed, and then the mail is still sent.
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA' || command === 'MAIL FROM';
  return aboutThisMail && responseCode !== undefined && responseCode >= 500;
}
