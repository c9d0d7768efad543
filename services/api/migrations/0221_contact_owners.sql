-- Messages to the programme belong to an account when their writer was logged in, or stated the confirmed email or phone
-- number of an account, now or later: then they stand among its own data and are erased with it.
alter table user_contacts add column user_id integer references users on delete cascade;
create index user_contacts_of_user on user_contacts (user_id);
create index user_contacts_without_owner on user_contacts (email, phone_number) where user_id is null;

create function find_contact_owner() returns trigger language plpgsql as $$
begin
  if new.user_id is null then
    select id into new.user_id from users
      where (email = new.email and email_confirmed_at is not null)
        or (phone_number = new.phone_number and phone_confirmed_at is not null)
      order by email is not distinct from new.email desc, id limit 1;
  end if;
  return new;
end $$;
create trigger contacts_find_their_owner before insert on user_contacts
  for each row execute function find_contact_owner();

create function take_own_contacts() returns trigger language plpgsql as $$
begin
  update user_contacts set user_id = new.id
    where user_id is null
      and ((email = new.email and new.email_confirmed_at is not null)
        or (phone_number = new.phone_number and new.phone_confirmed_at is not null));
  return new;
end $$;
create trigger users_take_own_contacts
  after insert or update of email, email_confirmed_at, phone_number, phone_confirmed_at on users
  for each row when (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
  execute function take_own_contacts();

update user_contacts c set user_id = u.id from users u
  where c.user_id is null
    and ((c.email = u.email and u.email_confirmed_at is not null)
      or (c.phone_number = u.phone_number and u.phone_confirmed_at is not null));
