-- Every announced job goes through the queue, which gives it its id.
ALTER TABLE outbox DROP COLUMN held_until, DROP COLUMN job_id;
-- What was on its way to Redis is sent after the commit by the process itself.
DELETE FROM outbox WHERE topic = 'realtime.published';
