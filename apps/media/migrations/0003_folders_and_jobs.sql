-- Folders that were made on purpose, with their settings; all others exist only as part of the paths
-- of files and have no row.
CREATE TABLE media.folder (
  account_id text NOT NULL REFERENCES media.account,
  -- Ends with '/', unlike outside, so that folders and files are in the order of one tree.
  path text COLLATE "C" NOT NULL CHECK (
    char_length(path) BETWEEN 1 AND 513
    AND path LIKE '/%'
    AND path LIKE '%/'
    AND path !~ '//|\\|/\.\.?/|[\x01-\x1f\x7f]'
  ),
  -- A folder has all its ancestors; the root has none.
  parent text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN path = '/' THEN NULL ELSE regexp_replace(path, '[^/]+/$', '') END
  ) STORED,
  description text CHECK (char_length(description) BETWEEN 1 AND 100),
  -- Null: as the folder above.
  public_permissions jsonb CHECK (jsonb_typeof(public_permissions) = 'array'),
  storage_layer jsonb CHECK (jsonb_typeof(storage_layer) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, path),
  FOREIGN KEY (account_id, parent) REFERENCES media.folder (account_id, path)
);
CREATE INDEX folder_parent_idx ON media.folder (account_id, parent);
-- Read by every process again and again, to know which files are not for everyone.
CREATE INDEX folder_public_idx ON media.folder (account_id, path)
  WHERE public_permissions IS NOT NULL;

-- Work that outlives the request which asked for it, and the process that began it.
CREATE TABLE media.job (
  -- In the order of their creation.
  id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  account_id text NOT NULL REFERENCES media.account,
  type text NOT NULL CHECK (type IN (
    'ProcessImageJob', 'ProcessVideoJob', 'ProcessAudioJob', 'AntivirusJob', 'ResetCacheJob',
    'DeleteFolderBatchJob', 'DeleteFileBatchJob', 'CopyFolderBatchJob', 'CopyFileBatchJob'
  )),
  status text NOT NULL DEFAULT 'Created' CHECK (status IN (
    'Created', 'Pending', 'Running', 'Rollback', 'Failed', 'Succeeded', 'Cancelling', 'Cancelled'
  )),
  -- What is to be done, as the handler of its type reads it.
  task jsonb NOT NULL,
  -- How far it is, for whoever asks …
  summary jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(summary) = 'object'),
  -- … and for whoever goes on with it.
  checkpoint jsonb,
  error jsonb CHECK (jsonb_typeof(error) = 'object'),
  -- Runs since it last came further.
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- Of the process that has it; all it writes is written under this name.
  lease text,
  -- Until then nobody else takes it.
  leased_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'Failed') = (error IS NOT NULL)),
  CHECK (lease IS NULL OR status IN ('Running', 'Cancelling'))
);
CREATE INDEX job_recent_idx ON media.job (account_id, id DESC);
CREATE INDEX job_open_idx ON media.job (id)
  WHERE status IN ('Created', 'Pending', 'Running', 'Cancelling');
CREATE INDEX job_ended_idx ON media.job (updated_at)
  WHERE status IN ('Failed', 'Succeeded', 'Cancelled');
