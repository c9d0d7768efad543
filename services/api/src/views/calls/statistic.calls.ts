import { requireReadableArticle } from '../../articles'
import type { CallsOf, Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { createRecentViews } from '../rules/recent-views'
import { addArticleRead, addMenuView, articleExists, menuExists } from '../store/view.store'

/** Counts of a day for "most viewed". Logged-in users may call; a second view on one day succeeds and adds nothing. */
export function statisticCalls({ database, today }: Services): Handlers<CallsOf<'ArticleStatistic' | 'MenuStatistic'>> {
  const recentViews = createRecentViews()
  return {
    'ArticleStatistic/AddNew': user(async ({ userId, caller, body: { articleId } }) => {
      await requireReadableArticle(database, articleId, caller)
      found((await articleExists(database, articleId)) || null, 'article_does_not_exist')
      if (recentViews.isNew(userId, `article ${articleId}`, today())) await addArticleRead(database, articleId, today())
      return {}
    }),
    'MenuStatistic/AddNew': user(async ({ userId, body: { menuId } }) => {
      found((await menuExists(database, menuId)) || null, 'menu_does_not_exist')
      if (recentViews.isNew(userId, `menu ${menuId}`, today())) await addMenuView(database, menuId, today())
      return {}
    }),
  }
}
