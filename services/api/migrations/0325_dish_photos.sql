-- Who took the photograph that stands in the place of a dish's drawing; null: it is drawn. Filled by the import of the content.
alter table dishes add column photo jsonb;
