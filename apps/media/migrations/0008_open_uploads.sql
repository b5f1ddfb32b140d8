-- How many uploads of an account are open is asked at the begin of each.
CREATE INDEX upload_open_idx ON media.upload (account_id) WHERE etag IS NULL;
