-- What was decided about accounts of medical staff. users.staff_approved stays what access is judged by; this tells who decided, when and why.
create table staff_decisions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  decision text not null check (decision in ('approved', 'refused', 'revoked')),
  -- Told to the person.
  reason text,
  -- Null: on the command line, or by an editor whose account is gone.
  decided_by integer references users on delete set null,
  decided_at timestamptz not null
);
create index staff_decisions_of_user on staff_decisions (user_id, id desc);
create index staff_decisions_by_editor on staff_decisions (decided_by) where decided_by is not null;
