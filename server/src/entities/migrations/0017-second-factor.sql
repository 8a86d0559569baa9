-- The second factor of users whom the embedded provider signs in: the secret of an authenticator app (RFC 6238), sealed.
CREATE TABLE second_factor (
  user_uuid uuid PRIMARY KEY REFERENCES portal_user (uuid) ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Null until the first code of the app has come.
  switched_on_at timestamptz,
  -- The time step of the last code that was taken: that one and all before it are good no longer.
  last_step bigint NOT NULL DEFAULT 0
);

-- Codes that sign in once in place of the app's. Only hashes of them are kept.
CREATE TABLE recovery_code (
  user_uuid uuid NOT NULL REFERENCES second_factor (user_uuid) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_uuid, code_hash)
);
