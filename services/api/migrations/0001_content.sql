-- What editors write under content/, loaded by the importer. Ids are the editors' own and never reused.

create table content_revision (
  only_row boolean primary key default true check (only_row),
  revision integer not null default 0 check (revision >= 0),
  changed_at timestamptz not null default now(),
  source_hash text not null default ''
);
insert into content_revision default values;

create table article_catalogs (
  id integer primary key,
  code text not null,
  title text not null,
  description text not null,
  staff_only boolean not null,
  position integer not null,
  unique (code) deferrable initially deferred
);

create table article_categories (
  id integer primary key,
  article_catalog_id integer not null references article_catalogs deferrable initially deferred,
  code text not null,
  title text not null,
  position integer not null,
  unique (article_catalog_id, code) deferrable initially deferred,
  unique (id, article_catalog_id)
);

create table article_tags (
  id integer primary key,
  code text not null,
  title text not null,
  unique (code) deferrable initially deferred
);

create table articles (
  id integer primary key,
  title text not null check (title <> ''),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  article_catalog_id integer not null references article_catalogs deferrable initially deferred,
  article_category_id integer,
  summary text not null,
  illustration text not null,
  author text not null,
  reviewer text,
  published_at date not null,
  reviewed_at date,
  review_due_at date,
  content text not null,
  plain_text text not null,
  pins text[] not null,
  sources jsonb not null,
  -- A category belongs to one catalog; an article can't be in a category of another one.
  foreign key (article_category_id, article_catalog_id)
    references article_categories (id, article_catalog_id) deferrable initially deferred
);
create index articles_by_publication on articles (published_at desc, id desc);
create index articles_of_catalog on articles (article_catalog_id, published_at desc, id desc);
create index articles_of_category on articles (article_category_id, published_at desc, id desc);
create index articles_by_pin on articles using gin (pins);

create table article_tag_links (
  article_id integer not null references articles on delete cascade deferrable initially deferred,
  article_tag_id integer not null references article_tags deferrable initially deferred,
  primary key (article_id, article_tag_id)
);
create index article_tag_links_of_tag on article_tag_links (article_tag_id);

-- Counts of a day, never who read what.
create table article_daily_reads (
  article_id integer not null references articles on delete cascade,
  day date not null,
  reads integer not null check (reads > 0),
  primary key (article_id, day)
);

create table navigation_items (
  id integer primary key,
  position integer not null,
  text text not null,
  text_mobile text not null,
  link text not null,
  roles integer[] not null,
  children jsonb not null,
  hide_children boolean not null
);

create table site_objects (
  id integer primary key,
  position integer not null,
  code text not null,
  title text,
  text text not null,
  label text,
  link text not null,
  media_link text not null,
  thumbnail text not null,
  section_type text not null,
  page_position_name text not null,
  -- 0 private, 1 public
  status smallint not null check (status in (0, 1))
);

create table configurations (
  code text primary key,
  value jsonb not null
);

create table faqs (
  id integer primary key,
  position integer not null,
  group_title text not null,
  question text not null,
  answer text not null,
  sources jsonb not null
);

create table legal_documents (
  id integer primary key,
  number text not null,
  title text not null,
  issuer text not null,
  -- A day, or a year where no more is known.
  issued_at text not null check (issued_at ~ '^\d{4}(-\d{2}-\d{2})?$'),
  summary text not null,
  url text
);

create table terms (
  version text primary key,
  title text not null,
  effective_at date not null,
  updated_at date not null,
  content text not null,
  check (updated_at >= effective_at)
);

create table products (
  id integer primary key,
  position integer not null,
  title text not null,
  summary text not null,
  logo_url text not null,
  link text not null
);

-- `from_path` is a decoded path without trailing slash, in lower case; `to_path` is null where the page is gone (410).
create table redirects (
  from_path text primary key check (from_path = lower(from_path)),
  to_path text,
  check (to_path is null or lower(to_path) <> from_path)
);
