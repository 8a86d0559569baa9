-- What the Content-Security-Policy refused in browsers, counted. Nothing here leads to a person.

create table policy_violation (
  directive text not null,
  -- First two segments of the path.
  page text not null,
  -- A path of the portal, the origin of anything else, or a word of the browser's.
  blocked text not null,
  source text not null,
  reports integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (directive, page, blocked, source)
);
