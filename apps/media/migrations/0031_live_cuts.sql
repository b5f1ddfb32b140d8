-- What was cut off the beginning of a recording, and the first segment that is left.
ALTER TABLE media.live
  ADD COLUMN cut_ms bigint NOT NULL DEFAULT 0 CHECK (cut_ms >= 0),
  ADD COLUMN first_segment integer NOT NULL DEFAULT 0 CHECK (first_segment >= 0);
