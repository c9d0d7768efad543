-- Menus that users keep to cook by again. Ids of dishes and menus are the editors' own, as in user_carts.
create table saved_menus (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- Made by the device: a save that is sent twice is kept once.
  save_key uuid not null,
  title text not null check (title <> '' and length(title) <= 120),
  object_type_id smallint not null check (object_type_id between 1 and 11),
  for_whom text check (for_whom <> '' and length(for_whom) <= 60),
  starts_on date,
  menu_id integer,
  days jsonb not null,
  revision integer not null default 1,
  saved_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  constraint one_saved_menu_a_key unique (user_id, save_key)
);
create index saved_menus_to_forget on saved_menus (deleted_at) where deleted_at is not null;
