-- What the embedded identity provider remembers: sessions, grants, codes, refresh tokens, running log-ins.
-- The key is a keyed hash of the artefact's id and the payload is sealed: a copy of this table opens no door.
CREATE TABLE identity_artefact (
  kind text NOT NULL,
  id_hash text NOT NULL,
  sealed_payload text NOT NULL,
  grant_id text,
  session_uid text,
  consumed_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id_hash)
);
CREATE INDEX identity_artefact_grant ON identity_artefact (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX identity_artefact_session ON identity_artefact (session_uid) WHERE session_uid IS NOT NULL;
CREATE INDEX identity_artefact_expiry ON identity_artefact (expires_at);

-- The provider's signing keys. The newest signs; older ones stay until nothing that they signed is valid any more.
CREATE TABLE identity_signing_key (
  kid text PRIMARY KEY,
  sealed_jwk text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Failed password guesses, counted per user name and per address (both hashed), for throttling.
CREATE TABLE identity_password_guess (
  subject_hash text PRIMARY KEY,
  failures integer NOT NULL,
  last_failure_at timestamptz NOT NULL
);

-- Sessions of the web. The cookie's value is stored as a hash, the tokens are sealed.
CREATE TABLE web_session (
  id_hash text PRIMARY KEY,
  user_uuid uuid NOT NULL,
  provider_session_id text,
  sealed_tokens text NOT NULL,
  access_expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX web_session_provider_session ON web_session (provider_session_id);
CREATE INDEX web_session_expiry ON web_session (expires_at);
