import { useEffect, useState } from 'react'
import { useSession, useShell } from 'shared-ui'

const NOBODY = 0
const NONE: ReadonlySet<string> = new Set()

/**
 * How many favourites the user has: asked once the session is known, then kept by what sections report. Items are counted,
 * not events: a favourite that is reported twice is still one. 0 while it is not known.
 */
export function useFavouritesCount(): number {
  const { api, bus } = useShell()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : NOBODY
  const [items, setItems] = useState(NONE)

  useEffect(() => {
    setItems(NONE)
    if (userId === NOBODY) return
    const asking = new AbortController()
    api.call('Favorite/GetFavoriteIds', { signal: asking.signal }).then(
      ({ dishIds, articleIds }) =>
        setItems(new Set([...dishIds.map((id) => `dish ${id}`), ...articleIds.map((id) => `article ${id}`)])),
      // Without an answer the link does its work all the same; its page says what is wrong.
      () => {},
    )
    const stop = bus.subscribe('favourites/changed', ({ type, id, isFavourite }) =>
      setItems((before) => {
        const after = new Set(before)
        if (isFavourite) after.add(`${type} ${id}`)
        else after.delete(`${type} ${id}`)
        return after
      }),
    )
    return () => {
      asking.abort()
      stop()
    }
  }, [api, bus, userId])

  return items.size
}
