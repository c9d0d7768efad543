-- Danger signs of a child on the day of a check decide what the family is told, whatever the figures say.
alter table child_health_checks add column danger_signs boolean not null default false;
