-- When an editor took away what visitors saw. Null: it is not stopped, or was never shown before. Texts may be corrected afterwards, so that it is
-- not the day of the last change.
alter table questionnaires add column stopped_at timestamptz;
update questionnaires set stopped_at = changed_at where status = 'stopped';
alter table popups add column stopped_at timestamptz;
update popups set stopped_at = changed_at where status = 'stopped';
