-- How many of the revisions came of edits on desks (pins, banners, classes): what the content's files say stayed the same by them.
alter table content_revision add column desk_edits integer not null default 0 check (desk_edits between 0 and revision);
