-- What people type who want this article, in their own words.
alter table articles add column search_phrases text[] not null default '{}';
