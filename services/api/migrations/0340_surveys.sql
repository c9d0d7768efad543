-- What editors ask and tell visitors. Rows are the editors' own: no import of the content replaces them.

-- Ids of questions, groups of answers and answers: one sequence for all, so that an id means one part for ever, whatever is edited around it.
create sequence survey_part_ids as integer;

-- Surveys (pages of questions) and polls (one question over the page at `url`).
create table questionnaires (
  id integer generated always as identity primary key,
  -- By which content files find it again.
  key text not null unique check (key <> '' and length(key) <= 80),
  kind text not null check (kind in ('survey', 'poll')),
  title text not null check (length(title) <= 200),
  summary text not null default '' check (length(summary) <= 600),
  url text check (length(url) <= 500),
  -- Whom it is for; empty: everybody with an account.
  object_type_ids smallint[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'active', 'stopped')),
  starts_at timestamptz,
  ends_at timestamptz,
  -- What the answers are for, in words for those who give them.
  purpose text not null default '' check (length(purpose) <= 600),
  -- Answers are health data: they need that consent.
  about_health boolean not null default false,
  -- Days after which an answer is deleted.
  keep_days smallint not null default 365 check (keep_days between 1 and 1825),
  questions jsonb not null default '[]',
  revision integer not null default 1,
  changed_at timestamptz not null,
  -- A poll has an address, a survey has none.
  check ((kind = 'poll') = (url is not null))
);
create index shown_questionnaires on questionnaires (kind, status);

create table popups (
  id integer generated always as identity primary key,
  key text not null unique check (key <> '' and length(key) <= 80),
  title text not null check (length(title) <= 200),
  object_type_ids smallint[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'active', 'stopped')),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Markdown; cleaned when it is read.
  content text not null default '' check (length(content) <= 4000),
  page_names text[] not null default '{}',
  button_position smallint not null default 1 check (button_position between 1 and 3),
  button_text text check (length(button_text) <= 60),
  redirect_url text check (length(redirect_url) <= 500),
  -- 0: it does not close by itself.
  second_to_show smallint not null default 0 check (second_to_show between 0 and 600),
  revision integer not null default 1,
  changed_at timestamptz not null
);
create index shown_popups on popups (status);

-- Who changed what. The editor's row may go: the change stays.
create table survey_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('survey', 'poll', 'popup')),
  item_id integer not null,
  user_id integer references users on delete set null,
  changed_at timestamptz not null,
  -- In words, each a change: `title: "A" → "B"`.
  what text[] not null
);
create index changes_of_item on survey_changes (kind, item_id, id);

create table survey_submissions (
  id integer generated always as identity primary key,
  questionnaire_id integer not null references questionnaires on delete cascade,
  user_id integer not null references users on delete cascade,
  -- What she was when she answered.
  object_type_id smallint,
  -- Made by the device: an answer that is sent twice is kept once.
  submission_key uuid,
  submitted_at timestamptz not null,
  -- Past it the answers are deleted.
  keep_until timestamptz not null,
  constraint one_submission_a_user unique (questionnaire_id, user_id)
);
create index survey_submissions_to_forget on survey_submissions (keep_until);
create index survey_submissions_of_user on survey_submissions (user_id);

-- A row a chosen answer; free text of a question without choices: group and answer are null.
create table survey_answers (
  id integer generated always as identity primary key,
  submission_id integer not null references survey_submissions on delete cascade,
  question_id integer not null,
  group_id integer,
  answer_id integer,
  text text check (length(text) <= 5000)
);
create index answers_of_submission on survey_answers (submission_id);

create table survey_images (
  id integer generated always as identity primary key,
  submission_id integer not null references survey_submissions on delete cascade,
  question_id integer not null,
  -- Re-encoded: without place, device or any other metadata.
  bytes bytea not null,
  width smallint not null,
  height smallint not null
);
create index images_of_submission on survey_images (submission_id);

-- What an account was shown or does not want to be asked again, on whatever device.
create table prompt_views (
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('popup', 'poll')),
  item_id integer not null,
  seen_at timestamptz not null,
  primary key (user_id, kind, item_id)
);
