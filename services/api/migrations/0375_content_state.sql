-- What readers may see of articles and dishes, and when. Editors write status and moments (content/README.md); the state follows from them and
-- from the clock. It is stored, so that a change of it is a change of the content like any other: with a new revision.

create function content_state(status text, publish_at timestamptz, withdraw_at timestamptz, at timestamptz) returns text
  language sql immutable
  return case
    when status <> 'published' then status
    when withdraw_at <= at then 'withdrawn'
    when publish_at > at then 'scheduled'
    else 'published'
  end;

alter table articles
  add column status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  add column publish_at timestamptz,
  add column withdraw_at timestamptz,
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  -- What was done to the text and when, as its editors tell readers.
  add column history jsonb not null default '[]',
  -- How much harm a wrong sentence could do; null: nothing about nutrition or health.
  add column risk text check (risk in ('high', 'medium', 'low')),
  add check (withdraw_at > publish_at);
create index articles_with_moments on articles (id) where publish_at is not null or withdraw_at is not null;

alter table dishes
  add column status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  add column publish_at timestamptz,
  add column withdraw_at timestamptz,
  add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  add check (withdraw_at > publish_at);
create index dishes_with_moments on dishes (id) where publish_at is not null or withdraw_at is not null;

-- Grows when an administrator empties all caches: what was made before counts no more, and tags (ETag) of answers change with it.
alter table content_revision add column cache_generation integer not null default 0;

-- The last imports that changed something, for the editors' page. `changes` lists what was added, changed, removed, published and withdrawn.
create table content_imports (
  revision integer primary key,
  imported_at timestamptz not null,
  -- The account of the machine that ran the import; null: a moment that had come.
  imported_by text,
  changes jsonb not null
);
