-- A restricted file needs a credential, or an address whose pass the product accepts.
ALTER TABLE media.file ADD COLUMN restricted boolean NOT NULL DEFAULT false;
