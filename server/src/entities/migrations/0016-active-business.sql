-- The business that the user of a web session looks at; null for all that they see.
ALTER TABLE web_session ADD COLUMN active_business_id integer REFERENCES client_business (id) ON DELETE SET NULL;
