-- When a user signed in last, for the list of users, without reading the whole log.
CREATE INDEX audit_entry_sign_ins ON audit_entry (actor_uuid, at DESC) WHERE action = 'sign-in.succeeded';
