-- Logos and icons of businesses, by what they are: the same image is stored once, and its address never changes.
create table appearance_image (
  -- SHA-256 of the content, in hexadecimal digits.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/png', 'image/webp')),
  width double precision not null,
  height double precision not null,
  bytes integer not null,
  content bytea not null
);
alter table appearance_image alter column content set storage external;

alter table client_business
  add column accent_colour_dark text
    check (accent_colour_dark is null or (accent_colour_dark ~ '^#[0-9a-f]{6}$' and accent_colour is not null)),
  add column logo text references appearance_image (hash),
  add column logo_dark text references appearance_image (hash),
  add column favicon text references appearance_image (hash),
  -- Counts the changes of how the portal of the business looks.
  add column appearance_revision integer not null default 0;
