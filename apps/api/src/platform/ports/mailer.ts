export interface Mail {
  /** Who it is from: the network, unless it says the shop. */
  from?: 'network' | 'shop';
  to: string;
  /** Receives the answers; without it the address for answers of the sender. */
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
