-- Drafts name the event they are about.
UPDATE draft SET content = content || '{"event": null}';

-- The posts of this week, to find the most active group.
CREATE INDEX post_in_groups_idx ON post (id) INCLUDE (group_id) WHERE group_id IS NOT NULL AND audience = 'public';
