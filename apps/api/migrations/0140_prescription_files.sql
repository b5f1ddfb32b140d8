-- A photo or a PDF of a prescription. The file is in a folder of the media service that nobody downloads from.
-- Saved prescriptions and items of orders refer to the same file; it is deleted with the last of them.
CREATE TABLE prescription_file (
  id bigint PRIMARY KEY,
  path text NOT NULL UNIQUE,
  mime text NOT NULL CHECK (mime IN ('image/jpeg', 'application/pdf')),
  size integer NOT NULL CHECK (size > 0),
  created_at timestamptz NOT NULL,
  -- When something stopped referring to it: then it may have to go.
  released_at timestamptz
);
CREATE INDEX prescription_file_released_idx ON prescription_file (released_at)
  WHERE released_at IS NOT NULL;

-- A saved prescription has numbers or a file.
ALTER TABLE prescription
  ALTER COLUMN eye_values DROP NOT NULL,
  ADD COLUMN remarks text NOT NULL DEFAULT '' CHECK (char_length(remarks) <= 500),
  ADD COLUMN file_id bigint CONSTRAINT prescription_file_id_fkey REFERENCES prescription_file,
  ADD CHECK ((eye_values IS NULL) <> (file_id IS NULL));
ALTER TABLE prescription ALTER COLUMN remarks DROP DEFAULT;
CREATE INDEX prescription_of_file_idx ON prescription (file_id) WHERE file_id IS NOT NULL;

-- An item of an order may have both: staff type the numbers that they read in the file.
ALTER TABLE order_prescription
  ALTER COLUMN eye_values DROP NOT NULL,
  ADD COLUMN remarks text NOT NULL DEFAULT '',
  ADD COLUMN file_id bigint CONSTRAINT order_prescription_file_id_fkey REFERENCES prescription_file,
  ADD COLUMN review text NOT NULL DEFAULT 'aceita'
    CHECK (review IN ('a_conferir', 'aceita', 'recusada')),
  -- What the shop writes to the buyer with a refusal.
  ADD COLUMN refusal text NOT NULL DEFAULT '' CHECK (char_length(refusal) <= 500),
  ADD CHECK (eye_values IS NOT NULL OR file_id IS NOT NULL),
  ADD CHECK ((review = 'recusada') OR refusal = '');
ALTER TABLE order_prescription
  ALTER COLUMN remarks DROP DEFAULT,
  ALTER COLUMN review DROP DEFAULT,
  ALTER COLUMN refusal DROP DEFAULT;
CREATE INDEX order_prescription_of_file_idx ON order_prescription (file_id)
  WHERE file_id IS NOT NULL;
CREATE INDEX order_prescription_unread_idx ON order_prescription (order_id)
  WHERE review = 'a_conferir';
