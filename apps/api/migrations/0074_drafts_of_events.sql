-- Drafts name the event they are about.
UPDATE draft SET content = content || '{"event": null}';
