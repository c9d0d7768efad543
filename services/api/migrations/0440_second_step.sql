-- The second step of a login: an authenticator app, passkeys, recovery codes.

-- When a session passed it, and the hash of the cookie that shows the browser which did. A token alone has not passed it.
alter table sessions add column step_passed_at timestamptz, add column step_hash bytea;
alter table sessions add constraint step_has_cookie check ((step_passed_at is null) = (step_hash is null));

-- RFC 6238. The last step of 30 seconds whose code was used: neither it nor an earlier one counts again.
create table totp_secrets (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  last_step bigint not null,
  added_at timestamptz not null
);

-- WebAuthn credentials. A counter that does not rise tells of a copy; 0 for authenticators that count nothing.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null constraint unique_passkey unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- A code that was used has no row any more. Its first letters find it, the rest is hashed as a password.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  label text not null,
  code_hash text not null,
  primary key (user_id, label)
);

-- Logins whose first step was right, each for one browser.
create table step_tickets (
  token_hash bytea primary key,
  browser_hash bytea not null,
  user_id integer not null references users on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index step_tickets_of_user on step_tickets (user_id);
create index step_tickets_by_end on step_tickets (expires_at);

-- What a passkey must sign, and the secret of an app that is being set up: one of a kind for each session or ticket.
create table step_challenges (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  session_id integer references sessions on delete cascade,
  ticket_hash bytea references step_tickets on delete cascade,
  kind text not null check (kind in ('totp', 'new-passkey', 'passkey')),
  challenge text not null,
  expires_at timestamptz not null,
  check ((session_id is null) <> (ticket_hash is null)),
  constraint one_challenge_of_session unique (session_id, kind),
  constraint one_challenge_of_ticket unique (ticket_hash, kind)
);
create index step_challenges_of_user on step_challenges (user_id);
create index step_challenges_by_end on step_challenges (expires_at);
