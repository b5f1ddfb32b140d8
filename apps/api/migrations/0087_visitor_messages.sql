-- What people without an account wrote to the shop. The staff answers once, by mail; what follows is mail.
CREATE TABLE visitor_message (
  -- Time-ordered, and the number by which both sides speak of it.
  id bigint PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL,
  answer text CHECK (char_length(answer) BETWEEN 1 AND 5000),
  answered_at timestamptz,
  answered_by bigint REFERENCES account ON DELETE SET NULL,
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK (answer IS NOT NULL OR answered_by IS NULL)
);
CREATE INDEX visitor_message_open_idx ON visitor_message (id DESC) WHERE answer IS NULL;
CREATE INDEX visitor_message_answerer_idx ON visitor_message (answered_by) WHERE answered_by IS NOT NULL;
