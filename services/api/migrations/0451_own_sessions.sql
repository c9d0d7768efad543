-- When a session was last used, which ends the idle ones, and what its owner knows it by. Null: it began before.
alter table sessions add column last_used_at timestamptz;
-- Names of browser and system, and the network at login: 256 addresses of IPv4, a /48 of IPv6.
alter table sessions add column browser text;
alter table sessions add column system text;
alter table sessions add column network text;
