-- Shopping lists and registrations for classes. Ids of dishes, menus and classes are the editors' own: an import may
-- remove what they name, so they are checked when written and not tied here.

create table user_carts (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- 0 menu of a day, 1 meal, 2 dish, 3 week menu
  type smallint not null check (type in (0, 1, 2, 3)),
  -- What makes two entries the same item.
  item_key text not null,
  title text not null check (title <> ''),
  object_type_id smallint check (object_type_id between 0 and 11),
  menu_id integer,
  content jsonb not null,
  added_at timestamptz not null,
  -- Error already_added_this_menu: of two additions at once one wins.
  constraint unique_cart_item unique (user_id, type, item_key)
);

-- Seats go by the order of ids among those that aren't cancelled; who comes after the last seat waits. Ids are given while
-- the class is locked, so nobody who has a seat is pushed back by a registration that was sent at the same moment.
create table class_registrations (
  id integer generated always as identity primary key,
  class_id integer not null,
  user_id integer not null references users on delete cascade,
  note text check (note <> ''),
  registered_at timestamptz not null,
  cancelled_at timestamptz,
  constraint one_registration_a_user unique (user_id, class_id)
);
create index seats_of_class on class_registrations (class_id, id) where cancelled_at is null;
