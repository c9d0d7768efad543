-- Questions and advice of the nutrition self-check, as one document that is read whole.
create table consulting_rules (
  code text primary key,
  rules jsonb not null
);

-- Self-checks that users have kept: what was answered and eaten, and what it meant on that day.
create table diet_checks (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  saved_at timestamptz not null,
  object_type_id smallint not null check (object_type_id between 1 and 11),
  answers jsonb not null,
  meals jsonb not null,
  result jsonb not null
);
create index diet_checks_of_user on diet_checks (user_id, id desc);
