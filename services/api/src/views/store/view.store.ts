import type { Database } from '../../platform/database/open-database'

/** Adds one read of an article on a day; nothing when there is no such article. */
export async function addArticleRead({ pool }: Database, articleId: number, day: string): Promise<void> {
  await pool.query(
    `insert into article_daily_reads (article_id, day, reads) select id, $2::date, 1 from articles where id = $1 and state = 'published'
     on conflict (article_id, day) do update set reads = article_daily_reads.reads + 1`,
    [articleId, day],
  )
}

/** Adds one view of a menu on a day; nothing when there is no such menu. */
export async function addMenuView({ pool }: Database, menuId: number, day: string): Promise<void> {
  await pool.query(
    `insert into menu_daily_looks (menu_id, day, looks) select id, $2::date, 1 from menus where id = $1
     on conflict (menu_id, day) do update set looks = menu_daily_looks.looks + 1`,
    [menuId, day],
  )
}

export async function articleExists({ query }: Database, articleId: number): Promise<boolean> {
  return (
    (await query
      .selectFrom('articles')
      .select('id')
      .where('id', '=', articleId)
      .where('state', '=', 'published')
      .executeTakeFirst()) !== undefined
  )
}

export async function menuExists({ query }: Database, menuId: number): Promise<boolean> {
  return (await query.selectFrom('menus').select('id').where('id', '=', menuId).executeTakeFirst()) !== undefined
}
