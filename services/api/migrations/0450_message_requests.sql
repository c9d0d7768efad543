-- Codes and links that were asked for, codes that several browsers wait for, and how many SMS left.

-- Of the last day. Contacts, users, devices and addresses are hashed. What the owner asks for, logged in or on a device
-- that logged in before, counts for that user or device alone.
create table message_requests (
  id bigint generated always as identity primary key,
  contact_key bytea not null,
  purpose text not null check (purpose ~ '^[a-z-]+$'),
  -- False: nothing left, as what was sent before still works.
  sent boolean not null,
  asker_key bytea,
  visitor_key bytea,
  network_key bytea,
  at timestamptz not null,
  check ((asker_key is null) = (visitor_key is not null)),
  check ((asker_key is null) = (network_key is not null))
);
create index message_requests_of_contact on message_requests (contact_key, at);
create index message_requests_of_network on message_requests (network_key, at) where network_key is not null;
create index message_requests_of_asker on message_requests (asker_key, at) where asker_key is not null;
create index message_requests_by_time on message_requests (at);

-- A row without a code belongs to a browser that asked while a code was under way: it waits for the same one.
alter table login_codes alter column code_hash drop not null;
-- The network, user or device that asked, hashed as above.
alter table login_codes add column asked_by bytea;
-- Tries of the browsers that did not cause the message; `tries` are those of the one that did.
alter table login_codes add column shared_tries smallint not null default 0;

-- Whole hours; the first three digits of the number. Nothing of whom they went to.
create table sent_sms (
  hour timestamptz not null,
  prefix text not null check (prefix ~ '^[0-9]{3}$'),
  messages integer not null,
  primary key (hour, prefix)
);
