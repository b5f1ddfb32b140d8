export interface Mail {
  to: string;
  /** Receives the answers, if the sender does not read them. */
  replyTo?: string;
  /** Where one request ends mails of this kind, without a session (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /**
   * Delivers now. Features never call this: `queueMail` survives crashes and busy mail servers. `id`
   * identifies the mail, so that a second delivery is recognised as the same mail.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}
