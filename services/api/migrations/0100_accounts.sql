-- Users, their sessions, children, consents, favourites and messages. Ids of places, organisations, articles and dishes
-- are the editors' own: an import may remove what they name, so they are checked when written and not tied here.

create table users (
  id integer generated always as identity primary key,
  full_name text not null check (full_name <> ''),
  -- 0 pregnant, 1 nursing, 2 medical staff, 3 carer, 99 administrator
  user_type smallint not null check (user_type in (0, 1, 2, 3, 99)),
  -- Null: made by a social sign-in, no password yet.
  password_hash text,
  email text check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone_number text check (phone_number ~ '^0[0-9]{9}$'),
  phone_confirmed_at timestamptz,
  mother_status smallint check (mother_status in (1, 2)),
  -- As true on pregnancy_as_of.
  pregnancy_weeks smallint check (pregnancy_weeks between 0 and 42),
  pregnancy_day_in_week smallint check (pregnancy_day_in_week between 0 and 6),
  pregnancy_as_of date,
  birth_year smallint check (birth_year between 1900 and 2200),
  province_id integer,
  ward_id integer,
  organization_id integer,
  department_id integer,
  other_department text,
  other_department_type smallint check (other_department_type between 1 and 4),
  position_id integer,
  other_position text,
  babysitter_relationship_id integer,
  staff_approved boolean not null default false,
  picture_url text,
  disabled boolean not null default false,
  delete_after timestamptz,
  created_at timestamptz not null,
  -- Errors 1016 and 1015: of two registrations at once one wins.
  constraint unique_email unique (email),
  constraint unique_phone_number unique (phone_number),
  check (email is not null or phone_number is not null or password_hash is null),
  check ((other_department is null) = (other_department_type is null)),
  check (email_confirmed_at is null or email is not null),
  check (phone_confirmed_at is null or phone_number is not null),
  check ((pregnancy_weeks is null) = (pregnancy_as_of is null)),
  check ((pregnancy_weeks is null) = (pregnancy_day_in_week is null)),
  -- Only medical staff can be approved as such.
  check (not staff_approved or user_type = 2)
);
create index users_to_erase on users (delete_after) where delete_after is not null;
create index medical_staff on users (staff_approved, id) where user_type = 2;

-- A sign-in by Facebook, Google or Zalo belongs to one account.
create table social_sign_ins (
  provider text not null check (provider in ('Facebook', 'Google', 'Zalo')),
  social_user_id text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, social_user_id)
);
create index social_sign_ins_of_user on social_sign_ins (user_id);

-- The token itself is known to the browser alone.
create table sessions (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- Codes by SMS and links by mail. Each works once, for what it was sent for and where it was sent to.
create table one_time_codes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'confirm-phone', 'reset-by-mail', 'reset-by-phone',
    'change-email', 'change-phone')),
  target text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index one_time_codes_of_user on one_time_codes (user_id, purpose);
create index one_time_links on one_time_codes (code_hash);

-- What is limited: wrong passwords, messages sent. Keys are hashed: no names of people pile up here.
create table attempts (
  id bigint generated always as identity primary key,
  kind text not null,
  key bytea not null,
  at timestamptz not null
);
create index attempts_of_key on attempts (kind, key, at);
create index attempts_by_time on attempts (at);

-- A solved captcha counts once.
create table used_captchas (
  signature text primary key,
  expires_at timestamptz not null
);

-- Keys that all processes share and nobody has to invent: made by the first that needs them.
create table server_secrets (
  name text primary key,
  value text not null
);

create table children (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  full_name text not null,
  day_of_birth date not null,
  gender smallint check (gender in (0, 1))
);
create index children_of_user on children (user_id, day_of_birth);

-- Health checks go with whom they are about. Their tables were made before there were accounts, hence no reference.
create function delete_child_health() returns trigger language plpgsql as $$
begin
  delete from child_health_checks where child_id = old.id;
  return old;
end $$;
create trigger child_health_goes_with_child after delete on children
  for each row execute function delete_child_health();

create function delete_mother_health() returns trigger language plpgsql as $$
begin
  delete from mother_health_checks where user_id = old.id;
  return old;
end $$;
create trigger mother_health_goes_with_user after delete on users
  for each row execute function delete_mother_health();

-- Append-only: the latest entry of a purpose counts.
create table consents (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('account', 'health-data', 'reminders')),
  given boolean not null,
  text_version text not null,
  at timestamptz not null
);
create index consents_of_user on consents (user_id, purpose, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The consent ledger is append-only';
end $$;
create trigger consents_never_change before update on consents for each row execute function refuse_change();

create table favourites (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- 0 dish, 1 article
  type smallint not null check (type in (0, 1)),
  item_id integer not null,
  created_at timestamptz not null,
  constraint unique_favourite unique (user_id, type, item_id)
);

create table user_avatars (
  user_id integer primary key references users on delete cascade,
  -- Unguessable, new with every picture: its address may be cached permanently.
  name text not null unique,
  picture bytea not null
);

create table user_contacts (
  id integer generated always as identity primary key,
  -- 1 waiting, 2 replied, 3 rejected
  status smallint not null default 1 check (status in (1, 2, 3)),
  full_name text not null,
  email text,
  phone_number text,
  title text,
  content text not null,
  sent_at timestamptz not null
);
create index user_contacts_by_time on user_contacts (sent_at desc, id desc);
