import { contentPreviewPath } from 'shared-contracts/paths'
import { findUnpublishedArticle } from '../../../articles'
import { findUnpublishedDish, type KitchenServices, servedDish } from '../../../kitchen'
import { type CallsOf, type Handlers, publicKnowingCaller } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import { found } from '../../../platform/http/call-failure'
import { findDueReviews, findFamily, findImports, findPublication, findUnpublished } from '../store/overview.store'
import { clearCaches } from '../store/state.store'
import { mayPreview, signPreview } from './readable-preview'

/** What is written and not yet, or no longer, read. Nothing here is counted or kept. */
export function contentDeskCalls(services: KitchenServices): Handlers<CallsOf<'ContentDesk'> | 'Cache/ClearAllCache'> {
  const { database, revision, kitchen, now, today } = services
  const publicationOf = (kind: 'article' | 'dish', id: number) => findPublication(database, kind, id)

  return {
    'ContentDesk/GetOverview': administrator(async () => ({
      items: await findUnpublished(database),
      reviews: await findDueReviews(database, today()),
      imports: await findImports(database),
    })),

    'ContentDesk/GetPreviewLink': administrator(async ({ query: { kind, id } }) => {
      found(await publicationOf(kind, id), `${kind}_does_not_exist`)
      const { token, expiresAt } = await signPreview(services, { kind, id })
      return { path: contentPreviewPath({ kind, id, token }), expiresAt: expiresAt.toISOString() }
    }),

    'ContentDesk/GetArticle': publicKnowingCaller(async ({ query: { id, preview }, caller }) => {
      const allowed = await mayPreview(services, { kind: 'article', id }, caller, preview)
      const article = allowed ? await findUnpublishedArticle(database, id, today()) : null
      const publication = allowed ? await publicationOf('article', id) : null
      return { ...found(article, 'article_does_not_exist'), ...found(publication, 'article_does_not_exist') }
    }),

    'ContentDesk/GetDish': publicKnowingCaller(async ({ query: { id, preview }, caller }) => {
      const allowed = await mayPreview(services, { kind: 'dish', id }, caller, preview)
      const dish = found(allowed ? await findUnpublishedDish(database, id) : null, 'dish_does_not_exist')
      const publication = found(await publicationOf('dish', id), 'dish_does_not_exist')
      // A dish that was saved a moment ago is in no kitchen yet.
      const families = await findFamily(database, id)
      return { ...servedDish(dish, { ...(await kitchen.current()), families }), ...publication }
    }),

    'Cache/ClearAllCache': administrator(async () => {
      await clearCaches(database, now())
      revision.forget()
      return {}
    }),
  }
}
