-- A live that shows the same segments again and again, by the clock: for demonstrations.
ALTER TABLE media.live ADD COLUMN loop_since timestamptz;
