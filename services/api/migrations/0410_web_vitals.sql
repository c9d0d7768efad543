-- How fast and steady pages were for visitors: a histogram of each day, metric and page of a unit's version. Nothing tells who visited.
-- Thrown away after 90 days.
create table web_vitals (
  day date not null,
  unit text not null check (length(unit) between 1 and 40),
  version text not null check (length(version) between 1 and 60),
  -- Id of the page's route, never an address.
  page text not null check (length(page) between 1 and 60),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  -- Index into BUCKET_ENDS of services/api/src/vitals/rules/histogram.ts: other ends there need other rows here.
  bucket smallint not null check (bucket between 0 and 30),
  visits integer not null default 1 check (visits > 0),
  primary key (day, unit, version, page, metric, bucket)
);
