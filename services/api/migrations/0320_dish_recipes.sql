-- The recipe of a dish: for how many, times, tools, steps, what a small child gets and advice. Filled by the import of the content.
alter table dishes
  drop column steps,
  add column recipe jsonb not null default '{"people": null, "prepareMinutes": 0, "cookMinutes": 0, "tools": [], "steps": [], "baby": null, "advice": [], "written": false}';
