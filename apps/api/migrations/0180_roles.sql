-- What an account may do as staff; packages/contract/src/permissions.ts says what each role is for.
ALTER TABLE account
  ADD COLUMN roles text[] NOT NULL DEFAULT '{}'
  CHECK (roles <@ ARRAY['administrator', 'moderator', 'shop', 'support']);
UPDATE account SET roles = '{administrator}' WHERE role = 'admin';
CREATE INDEX account_staff_idx ON account (id) WHERE roles <> '{}';

-- Roles count only while the account has a second factor. All checks of roles read this view.
DROP VIEW active_account;
ALTER TABLE account DROP COLUMN role;
CREATE VIEW active_account AS
  SELECT id,
    CASE WHEN roles <> '{}' AND EXISTS (
      SELECT FROM second_factor WHERE account_id = account.id AND enabled_at IS NOT NULL
    ) THEN roles ELSE '{}' END AS roles
  FROM account WHERE status = 'active';
