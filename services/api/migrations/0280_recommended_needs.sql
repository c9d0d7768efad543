-- Beside the band that a day is judged by: what the sources recommend, what they call safe at most, and why a band differs or isn't judged.
alter table object_type_needs
  add column recommended_from double precision,
  add column recommended_to double precision,
  add column upper_level double precision,
  -- Of tablets and fortified food alone
  add column upper_is_of_added boolean not null default false,
  add column upper_source text,
  add column source text not null default '',
  add column reason text,
  add column judged text not null default 'whole' check (judged in ('whole', 'part', 'never', 'elsewhere')),
  -- Of the mean of a week; no day above day_max
  add column week_mean boolean not null default false,
  add column day_max double precision,
  add check (week_mean = (day_max is not null));

-- kcal a day, from the smaller need of a group to the larger.
create table energy_needs (
  object_type_id integer not null references object_types deferrable initially deferred,
  activity text not null check (activity in ('light', 'moderate', 'heavy', 'all')),
  low double precision not null,
  high double precision not null check (high >= low),
  source text not null,
  primary key (object_type_id, activity)
);
