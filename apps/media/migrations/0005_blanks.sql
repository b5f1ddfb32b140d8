-- Bytes that say where a picture was taken: stored, as content never changes, and shown to nobody. Each
-- is {"start", "length", "fill"}; a copy of a file has the same.
ALTER TABLE media.file ADD COLUMN blanks jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(blanks) = 'array');
