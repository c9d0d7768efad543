-- What an account was reached by before its email or phone number changed. For seven days the former address can take the
-- change back with the token that was sent to it; only hashes of tokens are kept.
create table contact_changes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  former_email text check (former_email = lower(former_email)),
  former_email_confirmed_at timestamptz,
  former_phone_number text,
  former_phone_confirmed_at timestamptz,
  mail_token_hash bytea unique,
  sms_token_hash bytea unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  check (former_email_confirmed_at is null or former_email is not null),
  check (former_phone_confirmed_at is null or former_phone_number is not null),
  check (mail_token_hash is null or former_email_confirmed_at is not null),
  check (sms_token_hash is null or former_phone_confirmed_at is not null),
  check (mail_token_hash is not null or sms_token_hash is not null)
);
create index contact_changes_of_user on contact_changes (user_id, id);
create index former_emails on contact_changes (former_email) where kind = 'email';
create index former_phone_numbers on contact_changes (former_phone_number) where kind = 'phone';

-- The session that asked for a change goes on when the link in the mail is opened elsewhere.
alter table one_time_codes add column session_id integer references sessions on delete set null;
-- The purposes are those of CodePurpose in the rules of accounts, through which alone codes are written and used.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add check (purpose ~ '^[a-z-]+$');
