-- Health checks, as measured; what they mean is computed when they are read. Children and users belong to the accounts.
create sequence cleared_health_batches;

create table child_health_checks (
  id integer generated always as identity primary key,
  child_id integer not null,
  check_date date not null,
  weight double precision check (weight > 0),
  height double precision check (height > 0),
  measured_lying boolean,
  oedema boolean not null,
  head_circumference double precision check (head_circumference > 0),
  gestation_weeks smallint,
  gestation_day_in_week smallint,
  -- Cleared rows can be restored for 30 days; those of one act share a batch.
  cleared_batch bigint,
  cleared_on date,
  check ((cleared_batch is null) = (cleared_on is null))
);
-- One record a day: the last one written counts.
create unique index one_child_check_a_day on child_health_checks (child_id, check_date) where cleared_batch is null;
create index cleared_child_checks on child_health_checks (child_id, cleared_batch) where cleared_batch is not null;

create table mother_health_checks (
  id integer generated always as identity primary key,
  user_id integer not null,
  pregnancy_time smallint not null,
  check_date date not null,
  weight double precision check (weight > 0),
  height double precision check (height > 0),
  weight_before_pregnancy double precision check (weight_before_pregnancy > 0),
  pregnancy_weeks smallint,
  pregnancy_day_in_week smallint,
  weeks_after_birth smallint,
  cleared_batch bigint,
  cleared_on date,
  check ((cleared_batch is null) = (cleared_on is null))
);
create unique index one_mother_check_a_day on mother_health_checks (user_id, pregnancy_time, check_date)
  where cleared_batch is null;
create index cleared_mother_checks on mother_health_checks (user_id, pregnancy_time, cleared_batch)
  where cleared_batch is not null;
