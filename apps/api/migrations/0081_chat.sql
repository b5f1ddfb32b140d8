-- Conversations and their messages. Every change of a conversation takes numbers from the counters in its row,
-- which is locked until the commit: numbers become visible in their order, and without gaps.
CREATE TABLE conversation (
  id bigint PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('direct', 'group', 'shop')),
  title text NOT NULL DEFAULT '' CHECK (char_length(title) <= 60),
  -- The two people of a direct conversation, the smaller id first; the customer of one with the shop.
  low_id bigint,
  high_id bigint,
  -- The number of its messages, which is the place of the last one.
  last_seq integer NOT NULL DEFAULT 0,
  -- Counts every change of a message.
  last_rev integer NOT NULL DEFAULT 0,
  last_message_at timestamptz NOT NULL,
  -- What the staff of the shop has read, together.
  staff_read_seq integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'group') = (title <> '')),
  CHECK ((kind = 'group') = (low_id IS NULL)),
  CHECK ((kind = 'direct') = (high_id IS NOT NULL)),
  CHECK (low_id < high_id),
  CHECK (last_seq BETWEEN 0 AND last_rev),
  CHECK (staff_read_seq BETWEEN 0 AND last_seq)
);
CREATE UNIQUE INDEX conversation_direct_key ON conversation (low_id, high_id) WHERE kind = 'direct';
CREATE UNIQUE INDEX conversation_shop_key ON conversation (low_id) WHERE kind = 'shop';
CREATE INDEX conversation_shop_idx ON conversation (last_message_at DESC, id DESC) WHERE kind = 'shop';

-- In a direct conversation the other person becomes a member with the first message.
CREATE TABLE conversation_member (
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- `request`: a stranger wrote. `declined`: the answer was no; what else they write is not announced.
  state text NOT NULL CHECK (state IN ('open', 'request', 'declined')),
  manages boolean NOT NULL DEFAULT false,
  -- They see messages after both.
  joined_seq integer NOT NULL CHECK (joined_seq >= 0),
  cleared_seq integer NOT NULL DEFAULT 0 CHECK (cleared_seq >= 0),
  read_seq integer NOT NULL CHECK (read_seq >= 0),
  delivered_seq integer NOT NULL CHECK (delivered_seq >= read_seq),
  muted boolean NOT NULL DEFAULT false,
  -- Null for a conversation that is muted without end.
  muted_until timestamptz CHECK (muted OR muted_until IS NULL),
  archived boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, account_id)
);
CREATE INDEX conversation_member_account_idx ON conversation_member (account_id);

CREATE TABLE message (
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  -- The number of its last change.
  rev integer NOT NULL CHECK (rev >= seq),
  -- Null for someone whose account is gone.
  sender_id bigint REFERENCES profile ON DELETE SET NULL,
  from_shop boolean NOT NULL DEFAULT false,
  -- Made by the sender's browser: sending it again finds this message.
  client_id uuid NOT NULL,
  -- Of the content as it was sent, so that a repetition is recognized after an edit too.
  content_hash bytea CHECK (octet_length(content_hash) = 32),
  text text NOT NULL CHECK (char_length(text) <= 4000),
  voice jsonb,
  card_kind text CHECK (card_kind IN ('post', 'product', 'event')),
  card_target text CHECK (char_length(card_target) <= 160),
  link jsonb,
  reply_to integer CHECK (reply_to > 0 AND reply_to < seq),
  happening jsonb,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  unsent_at timestamptz,
  PRIMARY KEY (conversation_id, seq),
  CONSTRAINT message_client_key UNIQUE (conversation_id, sender_id, client_id),
  CHECK ((card_kind IS NULL) = (card_target IS NULL)),
  CHECK ((happening IS NULL) = (content_hash IS NOT NULL)),
  CHECK (unsent_at IS NULL OR (text = '' AND voice IS NULL AND card_kind IS NULL AND link IS NULL))
);
CREATE UNIQUE INDEX message_rev_idx ON message (conversation_id, rev);
CREATE INDEX message_sender_idx ON message (sender_id, conversation_id, seq);
CREATE INDEX message_text_idx ON message USING gin (folded(text) gin_trgm_ops) WHERE text <> '';

CREATE TABLE message_file (
  conversation_id bigint NOT NULL,
  seq integer NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 9),
  file jsonb NOT NULL CHECK (coalesce(file->>'path' LIKE '/messages/%', false)),
  PRIMARY KEY (conversation_id, seq, position),
  FOREIGN KEY (conversation_id, seq) REFERENCES message ON DELETE CASCADE
);
CREATE INDEX message_file_path_idx ON message_file ((file->>'path'));

-- Announces files that no message shows any more, also those of conversations that are deleted.
CREATE FUNCTION drop_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'chat.files-dropped', jsonb_build_object('paths', jsonb_agg(file->>'path'))
    FROM changed HAVING count(*) > 0;
  IF FOUND THEN PERFORM pg_notify('outbox', 'chat.files-dropped'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER message_files_dropped AFTER DELETE ON message_file
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_message_files();

CREATE TABLE message_reaction (
  conversation_id bigint NOT NULL,
  seq integer NOT NULL,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  reaction text NOT NULL CHECK (char_length(reaction) BETWEEN 1 AND 8),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, seq, account_id),
  FOREIGN KEY (conversation_id, seq) REFERENCES message ON DELETE CASCADE
);
CREATE INDEX message_reaction_account_idx ON message_reaction (account_id);

-- A row only for those who changed something.
CREATE TABLE chat_setting (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  receipts boolean NOT NULL,
  presence boolean NOT NULL,
  typing boolean NOT NULL,
  strangers text NOT NULL CHECK (strangers IN ('request', 'nobody')),
  sound boolean NOT NULL
);

-- Reports of messages: the chosen ones and a few around them, as they were. Their senders may take them back.
ALTER TABLE report DROP CONSTRAINT report_kind_check,
  ADD CONSTRAINT report_kind_check CHECK (kind IN ('post', 'comment', 'profile', 'conversation'));
CREATE TABLE reported_message (
  report_id bigint NOT NULL REFERENCES report ON DELETE CASCADE,
  seq integer NOT NULL,
  sender_id bigint REFERENCES profile ON DELETE SET NULL,
  text text NOT NULL,
  chosen boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (report_id, seq)
);
