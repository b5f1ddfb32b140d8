-- Every announced job goes through the queue, which gives it its id.
ALTER TABLE outbox DROP COLUMN held_until, DROP COLUMN job_id;
