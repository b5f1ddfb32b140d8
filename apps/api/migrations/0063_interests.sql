-- The sports that someone chose. Their posts weigh more in 'Para você', and their authors in suggestions.
CREATE TABLE interest (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  sports text[] NOT NULL CHECK (cardinality(sports) BETWEEN 1 AND 100)
);
-- Found in the text of the post. Filled by the next run of the job.
ALTER TABLE hot_post ADD COLUMN sports text[] NOT NULL DEFAULT '{}';
ALTER TABLE hot_post ALTER COLUMN sports DROP DEFAULT;
