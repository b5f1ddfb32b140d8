-- The files of what not everyone may see are restricted from now on: those of earlier posts by a job.
INSERT INTO outbox (topic, payload)
SELECT 'profile.audience-changed', jsonb_build_object('accountId', account_id::text)
FROM profile
WHERE private OR hidden
  OR EXISTS (SELECT FROM post WHERE author_id = account_id AND audience <> 'public');
