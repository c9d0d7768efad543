-- What tells entries of the shopping list apart, and how many eat of each.
alter table user_carts
  add column for_whom text check (for_whom <> '' and length(for_whom) <= 60),
  -- The day it is cooked, of a week its Monday.
  add column planned_for date,
  add column eaters smallint not null default 1 check (eaters between 1 and 10);
