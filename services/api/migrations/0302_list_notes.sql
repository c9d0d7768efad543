-- What users note on their shopping list: ticks, stock at home, own lines. One document a user, changed under the lock of her row.
create table list_notes (
  user_id integer primary key references users on delete cascade,
  -- Rises with every change.
  revision integer not null check (revision > 0),
  notes jsonb not null
);

-- Operations of devices that are done, so that one sent again is not done again. Kept as long as a device may be without network.
create table list_operations (
  user_id integer not null references users on delete cascade,
  key uuid not null,
  done_at timestamptz not null,
  primary key (user_id, key)
);
create index list_operations_to_forget on list_operations (done_at);

-- Links that show a list to who has their token, which is kept nowhere.
create table list_shares (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index list_shares_of_user on list_shares (user_id);
create index list_shares_to_forget on list_shares (expires_at);
