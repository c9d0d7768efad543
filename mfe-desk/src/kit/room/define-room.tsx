import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { Room, type RoomProps } from './Room'

export interface RoomPage extends RoomProps {
  /** The address means nothing. */
  readonly status?: 404
}

/**
 * A page of editors, which no search engine lists. Its title is that of the document too.
 *
 * @example export default defineRoom(() => ({ ...words.room, children: () => <Messages /> }))
 */
export function defineRoom(roomOf: (page: Pick<PageContext, 'params' | 'search'>) => RoomPage) {
  return definePage({
    head(page) {
      const { title, status } = roomOf(page)
      return { title, status, noindex: true }
    },
    Component: function RoomPage() {
      return <Room {...roomOf(usePage())} />
    },
  })
}
