-- Misses of the search are counted by week: `day` is its Monday. A row of a version before this one has another day, and counts to its week.
alter table search_misses
  -- As it was typed last, with accents, in lower case.
  add column wording text check (length(wording) between 2 and 60),
  -- What the page offered in the place of an answer when it was last searched: [{"kind", "id", "title"}].
  add column offered jsonb not null default '[]';

with daily as (
  delete from search_misses where extract(isodow from day) <> 1 returning day, keyword, searches
)
insert into search_misses (day, keyword, searches)
select day - (extract(isodow from day)::integer - 1), keyword, sum(searches)::integer from daily group by 1, 2
on conflict (day, keyword) do update set searches = search_misses.searches + excluded.searches;

-- Searches with what editors want first. Nothing wanted: it is still to be written.
create table judged_queries (
  query text primary key check (length(query) between 2 and 100),
  wanted_kind text check (wanted_kind in ('article', 'dish')),
  wanted_id integer,
  judged_at timestamptz not null,
  user_id integer references users on delete set null,
  check ((wanted_kind is null) = (wanted_id is null))
);
