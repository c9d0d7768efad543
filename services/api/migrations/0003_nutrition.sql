create table object_types (
  id integer primary key check (id between 0 and 11),
  -- 1 mother, 2 nursing mother, 3 child
  group_id smallint check (group_id between 1 and 3),
  code text not null,
  title text not null,
  short_title text not null
);

-- Ids 1 to 57 are the standards of the tables and the menu builder; further nutrients begin at 101.
create table standards (
  id integer primary key check (id > 0),
  code text not null,
  title text not null,
  unit text not null,
  -- Groups I, II, III of the nutrition table
  table_group smallint,
  meal_codes integer[] not null,
  decimals smallint not null check (decimals between 0 and 6),
  in_consulting boolean not null,
  unique (code) deferrable initially deferred
);

create table object_type_needs (
  object_type_id integer not null references object_types deferrable initially deferred,
  standard_id integer not null references standards deferrable initially deferred,
  min double precision,
  max double precision,
  need double precision,
  primary key (object_type_id, standard_id),
  check (min is null or max is null or min <= max),
  check (min is not null or max is not null or need is not null)
);

create table materials (
  id integer primary key,
  code text not null,
  title text not null,
  group_code text not null,
  edible_percent double precision not null check (edible_percent > 0 and edible_percent <= 100),
  allergens text[] not null,
  unique (code) deferrable initially deferred
);

-- Per 100 g edible. A nutrient without a row is not known, never zero.
create table material_nutrients (
  material_id integer not null references materials on delete cascade deferrable initially deferred,
  standard_id integer not null references standards deferrable initially deferred,
  amount double precision not null check (amount >= 0),
  primary key (material_id, standard_id)
);

create table unit_converts (
  id integer primary key,
  unit text not null,
  material_id integer references materials on delete cascade deferrable initially deferred,
  grams double precision not null check (grams > 0)
);

create table dish_tags (
  id integer primary key,
  code text not null,
  title text not null,
  unique (code) deferrable initially deferred
);

create table dishes (
  id integer primary key,
  title text not null check (title <> ''),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary text not null,
  illustration text not null,
  kind text not null,
  meal_codes integer[] not null,
  object_type_ids integer[] not null,
  region text not null,
  method text not null,
  minutes integer not null check (minutes >= 0),
  steps jsonb not null,
  -- Of an adult's portion, computed from the ingredients: {standardId: {value, missing}}.
  nutrition jsonb not null,
  energy double precision,
  grams double precision not null check (grams > 0)
);

create table dish_ingredients (
  dish_id integer not null references dishes on delete cascade deferrable initially deferred,
  material_id integer not null references materials deferrable initially deferred,
  position integer not null,
  grams double precision not null check (grams > 0),
  primary key (dish_id, material_id)
);
create index dish_ingredients_of_material on dish_ingredients (material_id);

create table dish_tag_links (
  dish_id integer not null references dishes on delete cascade deferrable initially deferred,
  dish_tag_id integer not null references dish_tags deferrable initially deferred,
  primary key (dish_id, dish_tag_id)
);

create table menus (
  id integer primary key,
  title text not null,
  summary text not null,
  object_type_id integer not null references object_types deferrable initially deferred,
  kind text not null check (kind in ('free', 'standard', 'week')),
  author text,
  signed_at date,
  position integer not null
);
-- One free week for each object type, the same for everyone. Further weeks take turns.
create unique index one_free_menu on menus (object_type_id) where kind = 'free';
create index menus_of_object_type on menus (object_type_id, kind, position);

create table menu_days (
  menu_id integer not null references menus on delete cascade deferrable initially deferred,
  day smallint not null check (day between 1 and 7),
  nutrition jsonb not null,
  primary key (menu_id, day)
);

create table menu_dishes (
  menu_id integer not null,
  day smallint not null,
  meal_code smallint not null check (meal_code in (1, 2, 3, 4, 5, 6, 7)),
  position smallint not null,
  dish_id integer not null references dishes deferrable initially deferred,
  -- Portions of the menu's object type; what they weigh and give is computed when the content is imported.
  portion double precision not null check (portion > 0),
  grams double precision not null check (grams >= 0),
  energy double precision,
  primary key (menu_id, day, meal_code, position),
  foreign key (menu_id, day) references menu_days on delete cascade deferrable initially deferred
);
create index menu_dishes_of_dish on menu_dishes (dish_id);

create table menu_daily_looks (
  menu_id integer not null references menus on delete cascade,
  day date not null,
  looks integer not null check (looks > 0),
  primary key (menu_id, day)
);
