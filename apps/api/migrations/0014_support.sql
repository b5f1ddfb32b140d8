-- What people wrote to the shop: the copy that is kept; the mail itself goes its own way.
CREATE TABLE support_message (
  -- Time-ordered, and the number by which both sides speak of it.
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 120),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 5000),
  -- Empty where it is about no order.
  order_number text NOT NULL CHECK (order_number ~ '^[0-9A-Za-z-]{0,40}$'),
  created_at timestamptz NOT NULL
);
CREATE INDEX support_message_account_idx ON support_message (account_id, id DESC);
