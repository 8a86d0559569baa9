-- Loads are written one after the other: what one keeps for its undo must be what it really replaces. Where several
-- servers share a readings store, the one that is named here writes until then, and says so again while it does.

create table reading_load_turn (
  id integer primary key check (id = 1),
  holder uuid,
  held_until timestamptz not null
);
insert into reading_load_turn (id, held_until) values (1, '-infinity');
