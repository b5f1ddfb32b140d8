-- What a moderator said when they hid a post, and the post at the top of a group.
ALTER TABLE post
  ADD COLUMN held_reason text,
  ADD CONSTRAINT post_held_reason_check CHECK (
    held_reason IS NULL OR (held = 'hidden' AND char_length(held_reason) BETWEEN 1 AND 300));
ALTER TABLE sports_group
  ADD COLUMN pinned_post_id bigint REFERENCES post ON DELETE SET NULL;
CREATE INDEX sports_group_pinned_idx ON sports_group (pinned_post_id) WHERE pinned_post_id IS NOT NULL;
CREATE INDEX post_group_held_idx ON post (group_id, id DESC) WHERE held IS NOT NULL;

-- Drafts name the group they are for.
UPDATE draft SET content = content || '{"group": null}';
