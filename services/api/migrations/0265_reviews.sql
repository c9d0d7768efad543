-- Whether a nutrition professional signed a text or menu (content/reviews.csv); null: nothing that needs a signature. Every row is written again by the
-- next import.
alter table articles add column review jsonb;
alter table menus add column review jsonb not null default '{"state": "unsigned"}';
alter table faqs add column review jsonb;
-- Sources of answers with their addresses. The words alone stay for processes of the release before, nothing writes them any more.
alter table faqs add column source_links jsonb not null default '[]';
alter table faqs alter column sources set default '[]';
