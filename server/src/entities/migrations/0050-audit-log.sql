-- What people did that somebody may have to account for. Each entry carries a keyed hash of itself and of the entry
-- before it, so that a change made past these triggers is found, too.
CREATE TABLE audit_entry (
  sequence bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL CHECK (action ~ '^[a-z-]+(\.[a-z-]+)*$'),
  -- No references: an entry outlives whom it is about.
  actor_uuid uuid,
  actor_name text,
  subject_id text,
  subject_name text,
  business_id integer,
  detail jsonb NOT NULL,
  hash text NOT NULL
);
CREATE INDEX audit_entry_business ON audit_entry (business_id, sequence DESC);

-- One row: where the chain ends. Writers lock it, so that entries follow each other; and a cut end is noticed.
CREATE TABLE audit_head (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  sequence bigint NOT NULL,
  hash text NOT NULL,
  -- Keyed, like the entries' hashes; null until there is an entry.
  seal text
);
INSERT INTO audit_head (sequence, hash) VALUES (0, '');

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
