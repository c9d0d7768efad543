-- Requests of visitors in the current window, counted for all processes of the API. Not logged: after a crash or on a standby
-- that takes over the counts begin anew, and no request waits for a disk. Its columns are those that rate-limiter-flexible uses.
create unlogged table request_counts (
  -- Name of the limit, and a hash of the visitor's address.
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index expired_request_counts on request_counts (expire);
