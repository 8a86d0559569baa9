-- Values that a file leaves empty beside their time. Null: nobody has counted them.
alter table reading_import add column empty_count integer check (empty_count >= 0);
