-- Provinces that became a part of this one, and its own earlier names: forms find it by them too.
alter table provinces add column former_titles text[] not null default '{}';
