-- The digest of notices by mail: how often it comes, and when it was sent last. Without a row: every day.
CREATE TABLE notification_digest (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  frequency text NOT NULL DEFAULT 'daily' CHECK (frequency IN ('off', 'daily', 'weekly')),
  sent_at timestamptz
);
