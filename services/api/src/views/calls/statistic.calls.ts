import type { CallsOf, Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
import { addArticleRead, addMenuLook, articleExists, menuExists } from '../store/view.store'

/** Counts of a day for "most viewed" (DECISIONS 40, 60). Logged-in users may call; a second look on one day succeeds and adds nothing. */
export function statisticCalls({
  database,
  countedLooks,
  today,
}: Services): Handlers<CallsOf<'ArticleStatistic' | 'MenuStatistic'>> {
  return {
    'ArticleStatistic/AddNew': user(async ({ userId, body: { articleId } }) => {
      found((await articleExists(database, articleId)) || null, 'article_does_not_exist')
      if (countedLooks.isNew(userId, `article ${articleId}`, today()))
        await addArticleRead(database, articleId, today())
      return {}
    }),
    'MenuStatistic/AddNew': user(async ({ userId, body: { menuId } }) => {
      found((await menuExists(database, menuId)) || null, 'menu_does_not_exist')
      if (countedLooks.isNew(userId, `menu ${menuId}`, today())) await addMenuLook(database, menuId, today())
      return {}
    }),
  }
}
