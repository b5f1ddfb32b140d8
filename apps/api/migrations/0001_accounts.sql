-- Personal data lives here and nowhere else; what others may see is in `profile`.
CREATE TABLE account (
  id bigint PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('Torcedor', 'Atleta', 'Comunicador', 'Clube', 'Profissional', 'Empresa')),
  subtype text CHECK (char_length(subtype) <= 60),
  document text NOT NULL UNIQUE CHECK (document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  social_name text NOT NULL CHECK (char_length(social_name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  whatsapp text NOT NULL CHECK (whatsapp ~ '^\+55[0-9]{10,11}$'),
  password_hash text NOT NULL,
  birth_date date,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked', 'deleted')),
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'admin')),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX account_email_key ON account (lower(email));

CREATE TABLE session (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_agent text NOT NULL CHECK (char_length(user_agent) <= 400),
  ip text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_account_idx ON session (account_id);
CREATE INDEX session_expiry_idx ON session (expires_at);
