-- Texts and pictures that readers find at articles and lists, as their file has them.
create table banners (
  id integer primary key,
  position integer not null,
  banner jsonb not null
);

-- What editors changed of what the content files say of navigation, site objects, banners, their order and the articles beside the tools. Nothing
-- stands here for what follows the files. An import touches no row.
create table site_edits (
  kind text not null check (kind in ('navigation', 'site-object', 'banner', 'order', 'pins')),
  key text not null,
  -- file: it follows the files again. deleted: it is shown nowhere.
  state text not null check (state in ('edited', 'deleted', 'file')),
  -- As it is shown, or was when it was taken away.
  value jsonb,
  revision integer not null default 1,
  changed_at timestamptz not null,
  user_id integer references users on delete set null,
  primary key (kind, key),
  check (state = 'file' or value is not null)
);

-- Ids of entries that editors make: far from those of the files.
create sequence site_entry_ids as integer start 1000000;

create table site_changes (
  id integer generated always as identity primary key,
  kind text not null,
  key text not null,
  user_id integer references users on delete set null,
  changed_at timestamptz not null,
  -- In words, each a change.
  what text[] not null,
  -- What it was before the change. Null: it was not there.
  before jsonb
);
create index changes_of_entry on site_changes (kind, key, id);

-- Pictures that editors uploaded, under names that are never used again.
create table site_pictures (
  name text primary key,
  bytes bytea not null,
  added_at timestamptz not null
);

-- The last day on which the banners of the day were compared with those of the day before.
create table banner_days (
  only_row boolean primary key default true check (only_row),
  day date not null
);
