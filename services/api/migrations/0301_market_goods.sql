-- Where a material stands at the market and in what it is sold. A material without a row is nothing that one buys. Filled by the import of the content.
create table market_goods (
  material_id integer primary key references materials on delete cascade deferrable initially deferred,
  stall text not null,
  stall_position smallint not null,
  -- A list shows it as at home until its owner says otherwise.
  usually_at_home boolean not null,
  -- Null: by weight.
  unit text,
  unit_grams double precision check (unit_grams > 0),
  check ((unit is null) = (unit_grams is null))
);

-- What a kilogram costs in đồng, as products tell it.
create table product_prices (
  material_code text primary key,
  product_id integer not null references products on delete cascade deferrable initially deferred,
  price_per_kg integer not null check (price_per_kg > 0),
  -- YYYY, YYYY-MM or YYYY-MM-DD: as far as the source tells it.
  as_of text not null check (as_of ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  source_title text not null,
  source_url text
);
