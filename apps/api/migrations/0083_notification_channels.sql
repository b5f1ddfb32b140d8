-- Beside the site, a subject reaches people by push and in the digest by mail, unless they turn it off.
ALTER TABLE notification_preference
  ALTER COLUMN site SET DEFAULT 'everyone',
  ADD COLUMN push boolean NOT NULL DEFAULT true,
  ADD COLUMN mail boolean NOT NULL DEFAULT true;
