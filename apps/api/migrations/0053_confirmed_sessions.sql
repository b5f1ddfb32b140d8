-- When the person behind a session last proved who they are, beyond the cookie.
ALTER TABLE session ADD COLUMN confirmed_at timestamptz;
