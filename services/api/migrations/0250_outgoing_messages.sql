-- Mails and SMS on their way out. Written in the transaction of what they tell of, so that there is never one without the other;
-- removed once the mail server, the gateway or the outbox folder has them. They hold live codes: none stays for over a day.
create table outgoing_messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  -- Of mails alone.
  subject text,
  html text,
  text text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- What it brings is of no use after this: it is thrown away, sent or not.
  useful_until timestamptz not null,
  check ((kind = 'mail') = (subject is not null and html is not null))
);
create index due_outgoing_messages on outgoing_messages (next_attempt_at);
