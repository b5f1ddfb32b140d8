-- Web Push: the key pair of this installation, the browsers that get it, and what people chose about it.

-- One row. The private key is encrypted with the key that is not in the database.
CREATE TABLE push_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 65),
  sealed_private_key bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- A session is a browser. When it ends, its subscription goes with it.
CREATE TABLE push_subscription (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  session_id bigint NOT NULL UNIQUE REFERENCES session ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  p256dh bytea NOT NULL CHECK (octet_length(p256dh) = 65),
  auth bytea NOT NULL CHECK (octet_length(auth) = 16),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_account_idx ON push_subscription (account_id);

-- A row only for those who changed something, or for whom something was held back.
CREATE TABLE push_setting (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  show_text boolean NOT NULL DEFAULT false,
  messages boolean NOT NULL DEFAULT true,
  -- On the clocks of `quiet_zone`, as 22:00.
  quiet_from text CHECK (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text CHECK (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_zone text,
  -- Since when something was not sent because of the quiet hours.
  held_since timestamptz,
  CHECK (num_nulls(quiet_from, quiet_to, quiet_zone) IN (0, 3)),
  CHECK (quiet_from <> quiet_to)
);
CREATE INDEX push_setting_held_idx ON push_setting (held_since) WHERE held_since IS NOT NULL;

-- Announces new notices and messages, one job for each browser. As triggers, because likes are one statement,
-- and because nobody without a subscription should cost anything.
CREATE FUNCTION announce_notice_pushes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'notifications.push-due', jsonb_build_object('subscriptionId', s.id::text, 'noticeId', told.id::text)
    FROM told JOIN push_subscription AS s ON s.account_id = told.recipient_id;
  IF FOUND THEN PERFORM pg_notify('outbox', 'notifications.push-due'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER notification_push AFTER INSERT ON notification
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION announce_notice_pushes();

CREATE FUNCTION announce_message_pushes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'chat.push-due', jsonb_build_object('subscriptionId', s.id::text,
      'conversationId', sent.conversation_id::text, 'seq', sent.seq)
    FROM sent
    JOIN conversation_member AS m ON m.conversation_id = sent.conversation_id AND m.state = 'open'
      AND m.account_id IS DISTINCT FROM sent.sender_id
    JOIN push_subscription AS s ON s.account_id = m.account_id
    WHERE sent.happening IS NULL;
  IF FOUND THEN PERFORM pg_notify('outbox', 'chat.push-due'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER message_push AFTER INSERT ON message
  REFERENCING NEW TABLE AS sent FOR EACH STATEMENT EXECUTE FUNCTION announce_message_pushes();
