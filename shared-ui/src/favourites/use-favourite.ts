import { ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import { useFavouriteIds, useSession, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import type { ShellApi } from 'shared-frame/remotes'
import { type FavouriteItem, favouriteTypes } from './favourite-item'
import { favouriteTexts } from './favourite-texts'

/** Whether an item is among the visitor's favourites, and changing that. Anonymous visitors are asked to log in. */
/** Another tab or device was faster. */
const ALREADY_KEPT: readonly (string | null)[] = ['article_already_added', 'dish_already_added']

export function useFavourite(item: FavouriteItem) {
  const shell = useShell()
  const session = useSession()
  const { data: ids } = useFavouriteIds()

  const tell = (isFavourite: boolean) => shell.visitor.publishChange('favourites/changed', { ...item, isFavourite })
  const change = useMutation({
    mutationFn: (keep: boolean) => send(shell, item, keep),
    onSuccess(_, kept) {
      tell(kept)
      shell.notify(favouriteTexts[item.type][kept ? 'keptNotice' : 'removedNotice'], 'success')
    },
    onError(error) {
      if (error instanceof ApiError && ALREADY_KEPT.includes(error.code)) {
        tell(true)
        shell.notify(error.message, 'info')
        return
      }
      // The session ended meanwhile: the shell has already asked for a login.
      if (error instanceof ApiError && error.status === 401) return
      shell.notify((error instanceof ApiError && error.message) || UNKNOWN_ERROR, 'error')
    },
  })

  const isStored = ids !== undefined && (item.type === 'dish' ? ids.dishIds : ids.articleIds).includes(item.id)
  // The wish shows at once; a refusal takes it back with a message.
  const isFavourite = change.isPending ? change.variables : isStored
  function toggle() {
    if (session.state === 'anonymous') shell.loginRequired()
    else if (!change.isPending) change.mutate(!isFavourite)
  }
  return { isFavourite, toggle }
}

async function send({ api }: ShellApi, { type, id }: FavouriteItem, keep: boolean): Promise<void> {
  if (!keep) await api.call('Favorite/RemoveFavorite', { body: { type: favouriteTypes[type], itemId: id } })
  else if (type === 'dish') await api.call('Favorite/AddFavoriteDish', { body: { dishId: id } })
  else await api.call('Favorite/AddFavoriteArticle', { body: { articleId: id } })
}
