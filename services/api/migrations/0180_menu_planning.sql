-- What the menu builder needs beside nutrition_facts: dishes, object types, safety rules and settings. One row, written by
-- the importer together with the rest of the content, so that both services always work from the same revision.
create table menu_planning (
  code text primary key,
  planning jsonb not null
);
