-- Files for medical staff. What is told of them comes with the content; their bytes lie apart, by what they are, so that two files of one
-- content are kept once and a change of words moves no bytes.

create table staff_files (
  id integer primary key,
  title text not null check (title <> ''),
  summary text not null,
  file_name text not null unique,
  type text not null check (type in ('csv', 'xlsx', 'docx', 'odt', 'pdf')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  article_catalog_id integer not null references article_catalogs deferrable initially deferred,
  published_at date not null,
  sources jsonb not null
);

create table staff_file_bytes (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Already small or compressed; parts of it are read without the whole.
  bytes bytea not null
);
alter table staff_file_bytes alter column bytes set storage external;
