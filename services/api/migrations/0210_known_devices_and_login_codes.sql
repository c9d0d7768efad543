-- Devices that logged in before, wrong passwords by who sent them, and codes that log in.

-- A cookie tells a device; of its token only the hash is kept. One device may know several accounts.
create table known_devices (
  id integer generated always as identity primary key,
  token_hash bytea not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint unique_known_device unique (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id);
create index known_devices_by_end on known_devices (expires_at);

-- Wrong passwords of the last day. User names and addresses are hashed. A known device's count for itself alone.
create table login_failures (
  id bigint generated always as identity primary key,
  account_key bytea not null,
  device_id integer references known_devices on delete cascade,
  address_key bytea,
  network_key bytea,
  at timestamptz not null,
  check ((device_id is null) = (address_key is not null)),
  check ((device_id is null) = (network_key is not null))
);
create index login_failures_of_account on login_failures (account_key, at);
create index login_failures_of_address on login_failures (address_key, at) where address_key is not null;
create index login_failures_of_network on login_failures (network_key, at) where network_key is not null;
create index login_failures_of_device on login_failures (device_id) where device_id is not null;
create index login_failures_by_time on login_failures (at);

-- The purposes are those of CodePurpose in the rules of accounts, through which alone codes are written and used.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add check (purpose ~ '^[a-z-]+$');

-- Codes that log in. Each belongs to the browser that asked for it, so nobody else's wrong tries can use it up.
create table login_codes (
  request_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_codes_of_user on login_codes (user_id);
create index login_codes_by_end on login_codes (expires_at);
