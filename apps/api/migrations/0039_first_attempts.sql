-- What a process does as soon as it hears of it: until when it has it, and under which id it is tried,
-- then and as a job. When the time is over without a word, it becomes a job.
ALTER TABLE outbox
  ADD COLUMN held_until timestamptz,
  ADD COLUMN job_id uuid NOT NULL DEFAULT gen_random_uuid();
