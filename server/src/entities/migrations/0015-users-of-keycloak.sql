-- Users whom a Keycloak signs in: when it said what is written down of them, so that an older token that comes in
-- later changes nothing. Null for users whom it has not signed in yet.
ALTER TABLE portal_user ADD COLUMN facts_of timestamptz;
