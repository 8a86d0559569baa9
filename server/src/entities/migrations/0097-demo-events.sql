-- What the users of the demo have done so far: each is done once, also when somebody has undone it since.
create table demo_event (
  key text primary key,
  happened_at timestamptz not null default now()
);
