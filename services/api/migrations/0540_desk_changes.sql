-- One history for what all desks change: who, when, in words, and what can be brought back. `site_changes` and `survey_changes`, which it is made
-- of, stay until no version runs that writes them.
create table desk_changes (
  id integer generated always as identity primary key,
  kind text not null,
  -- An id of the kind, the name of a list of pins, or the words of a judged search.
  key text not null,
  user_id integer references users on delete set null,
  changed_at timestamptz not null,
  -- In words, each a change.
  what text[] not null,
  -- What it was before the change. Null: it was not there, or it is not kept.
  before jsonb
);
create index changes_of_desk_entry on desk_changes (kind, key, id);

-- With their ids: an open page of an editor names a change by it.
insert into desk_changes (id, kind, key, user_id, changed_at, what, before) overriding system value
select id, kind, key, user_id, changed_at, what, before from site_changes;
select setval(pg_get_serial_sequence('desk_changes', 'id'), (select coalesce(max(id), 0) + 1 from desk_changes), false);
insert into desk_changes (kind, key, user_id, changed_at, what, before)
select kind, item_id::text, user_id, changed_at, what, before from survey_changes order by id;
