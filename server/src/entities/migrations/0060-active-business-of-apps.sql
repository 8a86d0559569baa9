-- Sessions of the provider that have no session of the web beside them are an app's: the business it looks at.
CREATE TABLE app_active_business (
  provider_session_id text PRIMARY KEY,
  business_id integer NOT NULL REFERENCES client_business (id) ON DELETE CASCADE,
  chosen_at timestamptz NOT NULL
);
