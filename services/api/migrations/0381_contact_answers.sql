-- What the programme answered a message, how, and who did; or why it answers nothing, which is told to nobody.
alter table user_contacts add column answer text;
alter table user_contacts add column answer_channel text check (answer_channel in ('mail', 'phone', 'sms'));
alter table user_contacts add column reject_reason text;
alter table user_contacts add column settled_at timestamptz;
alter table user_contacts add column settled_by integer references users on delete set null;
-- Grows with every change: two editors don't answer one message without knowing of each other.
alter table user_contacts add column revision integer not null default 1;
alter table user_contacts add check ((answer is null) = (answer_channel is null));
create index user_contacts_by_status on user_contacts (status, sent_at desc, id desc);
