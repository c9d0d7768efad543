-- Weeks of pregnancy are 1 to 40 in forms and calls; the table says the same.
alter table users drop constraint users_pregnancy_weeks_check;
alter table users add constraint users_pregnancy_weeks_check check (pregnancy_weeks between 1 and 40);
