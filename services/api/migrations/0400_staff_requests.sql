-- Who was refused, or lost her approval, asks again: once on each decision, which then waits for another.
create table staff_requests (
  decision_id integer primary key references staff_decisions on delete cascade,
  user_id integer not null references users on delete cascade,
  -- What has changed since, in the person's words.
  note text not null check (length(note) between 1 and 500),
  asked_at timestamptz not null
);
create index staff_requests_of_user on staff_requests (user_id);
