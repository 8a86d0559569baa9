-- Sessions of foreign pages that show the portal's features: one for each sign-in there. Each hangs on the session of
-- the web in which the user signed in, and ends with it. Codes and tokens are stored as hashes.
CREATE TABLE embedded_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  web_session_hash text NOT NULL REFERENCES web_session (id_hash) ON DELETE CASCADE,
  sealed_web_session text NOT NULL,
  -- Of the foreign page; its tokens are good for requests of this origin only.
  origin text NOT NULL,
  -- Until the page has fetched its tokens.
  code_hash text UNIQUE,
  code_challenge text,
  code_expires_at timestamptz NOT NULL,
  access_hash text UNIQUE,
  access_expires_at timestamptz,
  renewal_hash text UNIQUE,
  -- The renewal token before: whoever comes with it has copied it, or was copied from.
  spent_renewal_hash text
);
CREATE INDEX embedded_session_web_session ON embedded_session (web_session_hash);
CREATE INDEX embedded_session_spent ON embedded_session (spent_renewal_hash);
