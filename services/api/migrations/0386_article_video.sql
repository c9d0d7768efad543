-- What an article is made of (0 text, 1 image, 2 video, 3 text and image, 4 text and video), and its video on YouTube:
-- {"youtube": "<id>", "title": "<what it shows>"}.
alter table articles
  add column media_type smallint not null default 0 check (media_type between 0 and 4),
  add column video jsonb;
