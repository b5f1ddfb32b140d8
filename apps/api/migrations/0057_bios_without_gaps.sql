-- As new bios are stored: at most one empty line between two others.
UPDATE profile SET bio = regexp_replace(bio, '[ \t\r]*\n([ \t\r]*\n)+', E'\n\n', 'g')
  WHERE bio ~ '\n[ \t\r]*\n[ \t\r]*\n';
