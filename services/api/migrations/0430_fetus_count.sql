-- How many children a weighed mother carries, 3: three or more. Her gain is judged by it; older rows are of one child.
alter table mother_health_checks
  add column fetus_count smallint not null default 1 check (fetus_count between 1 and 3);
