-- What editors say about words that visitors type (content/site/search-words.json): one row, written by the importer.
create table search_words (
  code text primary key,
  words jsonb not null
);

-- How often a keyword found nothing on a day, for editors. Nothing tells who searched; keywords that look like personal data are never
-- written. Thrown away after 90 days.
create table search_misses (
  day date not null,
  keyword text not null check (length(keyword) between 2 and 60),
  searches integer not null default 1 check (searches > 0),
  primary key (day, keyword)
);
