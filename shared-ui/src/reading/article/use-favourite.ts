import { ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import { useSession, useShell } from 'shared-ui'
import { useMutation, useQuery, useQueryClient } from 'shared-ui/remote'
import { favouriteArticlesQuery } from '../queries/favourite-articles-query'
import { articleTexts } from './article-texts'

/** The favourite type of an article in `Favorite/RemoveFavorite` (SPEC.md §3). */
const ARTICLE_TYPE = 1

/** Whether an article is among the visitor's favourites, and changing that. Anonymous visitors are asked to log in. */
export function useFavourite(articleId: number) {
  const shell = useShell()
  const client = useQueryClient()
  const signedIn = useSession().state === 'signed-in'
  const favourites = useQuery({ ...favouriteArticlesQuery(shell.api), enabled: signedIn })
  const isFavourite = signedIn && (favourites.data?.includes(articleId) ?? false)

  function remember(kept: boolean) {
    client.setQueryData(favouriteArticlesQuery(shell.api).queryKey, (ids: readonly number[] = []) =>
      kept ? [...ids.filter((id) => id !== articleId), articleId] : ids.filter((id) => id !== articleId),
    )
    shell.bus.publish('favourites/changed', { type: 'article', id: articleId, isFavourite: kept })
  }

  const change = useMutation({
    mutationFn: async (keep: boolean) => {
      if (keep) await shell.api.call('Favorite/AddFavoriteArticle', { body: { articleId } })
      else await shell.api.call('Favorite/RemoveFavorite', { body: { type: ARTICLE_TYPE, itemId: articleId } })
      return keep
    },
    onSuccess: (kept) => {
      remember(kept)
      shell.notify(kept ? articleTexts.keptNotice : articleTexts.removedNotice, 'success')
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'article_already_added') {
        remember(true)
        shell.notify(error.message, 'info')
        return
      }
      shell.notify((error instanceof ApiError && error.message) || UNKNOWN_ERROR, 'error')
    },
  })

  return {
    isFavourite,
    isChanging: change.isPending,
    toggle: () => (signedIn ? change.mutate(!isFavourite) : shell.loginRequired()),
  }
}
