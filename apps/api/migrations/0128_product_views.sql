-- More pictures of each colour: [{"kind": …, "file": {…}}]. The front is `image`.
ALTER TABLE product_color ADD COLUMN views jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(views) = 'array' AND jsonb_array_length(views) <= 4);
