-- What users see of their own sessions: a name that signs nobody in, and what the browser called itself.
ALTER TABLE web_session ADD COLUMN uuid uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE web_session ADD COLUMN device text;
CREATE INDEX web_session_user ON web_session (user_uuid);
-- Whose artefact it is, as a keyed hash, so that everything of a user can be ended at once.
ALTER TABLE identity_artefact ADD COLUMN account_hash text;
CREATE INDEX identity_artefact_account ON identity_artefact (account_hash) WHERE account_hash IS NOT NULL;
