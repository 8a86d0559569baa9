-- From now on a load is known again by what it came to: its readings and its refused lines. What was kept before was a
-- hash of the bytes, which came to something else as soon as a missing meter existed.
update reading_load set content_hash = null where content_hash is not null;

-- A load that was undone and brought back counts, though somebody has undone it once.
create index reading_load_content_undone on reading_load (client_business_id, content_hash)
  where content_hash is not null and undone_by is not null;
