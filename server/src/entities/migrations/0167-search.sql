-- What is searched from everywhere, written so that case, accents and punctuation do not matter: 'München', 'Muenchen'
-- and 'munchen' are the same, and so are 'ä', 'ae' and 'a'. The server writes what is searched for the same way.

create function search_folded(given text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(
    translate(
      lower(regexp_replace(
        normalize(replace(replace(given, 'ß', 'ss'), 'ẞ', 'ss'), NFKD),
        '[\u0300-\u036f''`\u2018\u2019]', '', 'g')),
      'æœøłđıð', 'aooldid'),
    '([aou])e', '\1', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;

-- Of numbers and ids, in which people leave out blanks and hyphens or put some in. Null where nothing is left.
create function search_squeezed(given text) returns text language sql immutable strict parallel safe as $$
  select nullif(
    regexp_replace(
      lower(normalize(given, NFKC)),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]', '', 'g'),
    '')
$$;

-- `search_text` begins with a blank and the name, and each word in it stands after a blank.
alter table organizational_unit
  add column search_text text not null generated always as (
    ' ' || search_folded(name) || ' ' || search_folded(key)
      || ' ' || coalesce(search_squeezed(key), '')) stored,
  add column search_ids text[] not null generated always as (
    array_remove(array[search_squeezed(key), search_squeezed(id)], null)) stored;

alter table location
  add column search_text text not null generated always as (
    ' ' || search_folded(name) || ' ' || search_folded(key) || ' ' || coalesce(search_squeezed(key), '')
      || ' ' || search_folded(coalesce(street, '') || ' ' || coalesce(postal_code, '') || ' ' || coalesce(city, ''))
    ) stored,
  add column search_ids text[] not null generated always as (
    array_remove(array[search_squeezed(key), search_squeezed(id)], null)) stored;

alter table metering_point
  add column search_text text not null generated always as (
    ' ' || search_folded(name) || ' ' || search_folded(metering_point_id)
      || ' ' || coalesce(search_squeezed(metering_point_id), '')
      || ' ' || search_folded(coalesce(meter_number, '')) || ' ' || coalesce(search_squeezed(meter_number), '')
      || ' ' || coalesce(search_squeezed(malo), '') || ' ' || coalesce(search_squeezed(melo), '')) stored,
  add column search_ids text[] not null generated always as (
    array_remove(
      array[
        search_squeezed(metering_point_id), search_squeezed(meter_number), search_squeezed(malo),
        search_squeezed(melo), search_squeezed(id)],
      null)) stored;

alter table saved_view
  add column search_text text not null generated always as (' ' || search_folded(name)) stored;

-- Who begins with what is searched, without the trigrams of entities/name-search.ts, which may not be there.
create index organizational_unit_search_start on organizational_unit (left(search_text, 100) collate "C");
create index location_search_start on location (left(search_text, 100) collate "C");
create index metering_point_search_start on metering_point (left(search_text, 100) collate "C");

create index organizational_unit_search_ids on organizational_unit using gin (search_ids) with (fastupdate = off);
create index location_search_ids on location using gin (search_ids) with (fastupdate = off);
create index metering_point_search_ids on metering_point using gin (search_ids) with (fastupdate = off);
