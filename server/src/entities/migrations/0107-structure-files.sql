-- Images, plans and documents of locations and objects. They are kept here and not in a folder, so that a file and what
-- refers to it are stored together or not at all.
create table structure_file (
  id text primary key,
  client_business_id integer not null references client_business (id),
  purpose text not null check (purpose in ('IMAGE', 'PLAN', 'DOCUMENT')),
  name text not null,
  type text not null,
  bytes integer not null,
  width integer,
  height integer,
  -- SHA-256 of what was uploaded: the same again is the same file.
  content_hash text not null,
  thumbnail bytea,
  uploaded_at timestamptz not null,
  uploaded_by text,
  -- Since when an item has referred to it; the history of the structure goes on referring to it. Null: nothing ever has.
  used_at timestamptz,
  unique (client_business_id, purpose, content_hash)
);
create index structure_file_unused on structure_file (uploaded_at) where used_at is null;

-- A file in pieces, because an embedded store takes several times the memory of each value.
create table structure_file_piece (
  file_id text not null references structure_file (id) on delete cascade,
  place integer not null,
  content bytea not null,
  primary key (file_id, place)
);
-- Files are compressed already.
alter table structure_file_piece alter column content set storage external;
alter table structure_file alter column thumbnail set storage external;
