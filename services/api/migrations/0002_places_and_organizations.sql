create table areas (
  id integer primary key,
  title text not null
);

create table provinces (
  id integer primary key,
  title text not null,
  area_id integer not null references areas deferrable initially deferred
);

-- Abolished in 2025; kept because addresses of earlier years name them.
create table districts (
  id integer primary key,
  title text not null,
  province_id integer not null references provinces deferrable initially deferred,
  legacy boolean not null
);
create index districts_of_province on districts (province_id);

create table wards (
  id integer primary key,
  title text not null,
  province_id integer not null references provinces deferrable initially deferred,
  district_id integer references districts deferrable initially deferred
);
create index wards_of_province on wards (province_id);
create index wards_of_district on wards (district_id);

create table organization_groups (
  id integer primary key,
  title text not null
);

create table organization_types (
  id integer primary key,
  title text not null,
  organization_group_id integer not null references organization_groups deferrable initially deferred
);

create table organizations (
  id integer primary key,
  title text not null,
  organization_type_id integer not null references organization_types deferrable initially deferred,
  province_id integer references provinces deferrable initially deferred
);

create table departments (
  id integer primary key,
  title text not null,
  -- 1 department, 2 room, 3 other department, 4 other room
  type smallint not null check (type between 1 and 4),
  organization_type_id integer not null references organization_types deferrable initially deferred
);

create table job_titles (
  id integer primary key,
  title text not null,
  is_director boolean not null
);

create table babysitter_relationships (
  id integer primary key,
  title text not null
);

create table cooking_classes (
  id integer primary key,
  title text not null,
  slug text not null,
  summary text not null,
  illustration text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  place text not null,
  province_id integer references provinces deferrable initially deferred,
  seats integer not null check (seats > 0),
  demo boolean not null,
  content text not null,
  check (end_at > start_at)
);
create index cooking_classes_by_start on cooking_classes (start_at);
