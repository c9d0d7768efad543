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

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check check (purpose in ('confirm-email',
  'confirm-phone', 'reset-by-mail', 'reset-by-phone', 'change-email', 'change-phone', 'login-by-mail', 'login-by-phone',
  'first-password'));
