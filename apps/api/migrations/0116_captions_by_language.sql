-- A video has captions in several languages; those written before are in Portuguese.
ALTER TABLE reel_caption
  ADD COLUMN language text NOT NULL DEFAULT 'pt-BR'
    CHECK (language IN ('pt-BR', 'en', 'es', 'fr', 'it', 'de', 'ja')),
  DROP CONSTRAINT reel_caption_pkey,
  ADD PRIMARY KEY (post_id, language);
ALTER TABLE reel_caption ALTER COLUMN language DROP DEFAULT;
