-- Allergens that a material may have: recipes differ by maker, or nobody has told. Filled by the import of the content.
alter table materials add column may_contain text[] not null default '{}';
