import { SearchDesk, searchDeskTexts } from '../features/searches'
import { defineRoom } from '../kit/room'

/** Where editors see what was searched for in vain, and say what should be found. */
export default defineRoom(() => ({ ...searchDeskTexts.room, children: () => <SearchDesk /> }))
