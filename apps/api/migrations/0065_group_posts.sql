-- Posts of groups. In an open group they are public; in a closed one their audience is the group, and it stays
-- so if the group opens later. Held posts wait for approval or were hidden by a moderator.
ALTER TABLE post
  ADD COLUMN group_id bigint REFERENCES sports_group ON DELETE CASCADE,
  ADD COLUMN held text,
  DROP CONSTRAINT post_audience_check,
  ADD CONSTRAINT post_audience_check CHECK (
    audience IN ('public', 'group') OR (audience IN ('followers', 'self') AND group_id IS NULL)),
  ADD CONSTRAINT post_group_check CHECK (audience <> 'group' OR group_id IS NOT NULL),
  ADD CONSTRAINT post_held_check CHECK (
    held IS NULL OR (held IN ('pending', 'hidden') AND audience = 'group'));
CREATE INDEX post_group_idx ON post (group_id, id DESC) WHERE group_id IS NOT NULL;

ALTER TABLE sports_group_member
  ADD COLUMN muted boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT sports_group_member_role_check,
  ADD CONSTRAINT sports_group_member_role_check CHECK (role IN ('owner', 'moderator', 'member'));

-- A post of a group reaches the homes of its members, not those of its author's followers: it is told with the
-- group's id below zero in the place of the author's.
CREATE OR REPLACE FUNCTION tell_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told post := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('home_post', concat_ws(' ', TG_OP, told.id, coalesce(-told.group_id, told.author_id),
    coalesce(told.repost_of, 0), told.audience));
  RETURN NULL;
END $$;

CREATE FUNCTION tell_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('home_follow', coalesce(NEW.account_id, OLD.account_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER membership_told AFTER INSERT OR DELETE OR UPDATE OF muted ON sports_group_member
  FOR EACH ROW EXECUTE FUNCTION tell_membership();

-- What happened that concerns someone. `target` is what it is about: the same thing is told once. `topic` is
-- what it belongs to, such as a group: who loses that loses the notices too.
CREATE TABLE notification (
  id bigint PRIMARY KEY,
  recipient_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  actor_id bigint REFERENCES profile ON DELETE CASCADE,
  kind text NOT NULL,
  target text NOT NULL,
  topic text NOT NULL DEFAULT '',
  title text NOT NULL,
  path text NOT NULL CHECK (path LIKE '/%'),
  created_at timestamptz NOT NULL,
  seen boolean NOT NULL DEFAULT false,
  UNIQUE NULLS NOT DISTINCT (recipient_id, kind, target, actor_id)
);
CREATE INDEX notification_newest_idx ON notification (recipient_id, id DESC);
CREATE INDEX notification_unseen_idx ON notification (recipient_id) WHERE NOT seen;
CREATE INDEX notification_topic_idx ON notification (topic, recipient_id) WHERE topic <> '';
CREATE INDEX notification_actor_idx ON notification (actor_id) WHERE actor_id IS NOT NULL;
