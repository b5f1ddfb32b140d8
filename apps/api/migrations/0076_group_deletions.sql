-- Groups that were deleted by their owner and are hidden from everyone; a job removes what was in them, and then
-- the row of the group with this one.
CREATE TABLE sports_group_deletion (
  group_id bigint PRIMARY KEY REFERENCES sports_group ON DELETE CASCADE,
  begun_at timestamptz NOT NULL
);
