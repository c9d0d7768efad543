-- What sums of a day need beside the rows above (portion rules, needs with their weight), as one document that is read whole.
create table nutrition_facts (
  code text primary key,
  facts jsonb not null,
  families jsonb not null
);
