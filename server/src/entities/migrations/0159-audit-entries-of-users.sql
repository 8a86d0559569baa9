-- What a user did is part of the download of their own data.
create index audit_entry_actor on audit_entry (actor_uuid, sequence);
