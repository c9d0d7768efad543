-- What the item was before the first of the edits that the row tells: edits that follow one another closely are joined to one row. Kept for the
-- latest row of an item alone.
alter table survey_changes add column before jsonb;

-- Entries of content/surveys that were put in once: what an editor changed or deleted stays so.
create table survey_seeds (
  key text primary key,
  seeded_at timestamptz not null
);
