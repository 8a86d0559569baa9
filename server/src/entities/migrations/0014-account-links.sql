-- Links that were mailed to people for setting a password. Only a hash of what a link holds is kept.
CREATE TABLE account_link (
  token_hash text PRIMARY KEY,
  user_uuid uuid NOT NULL REFERENCES portal_user (uuid) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_link_user ON account_link (user_uuid);
