import { SearchDesk, searchTexts } from '../features/searches'
import { defineRoom } from '../kit/room'

/** Where editors see what was searched for in vain, and say what should be found. */
export default defineRoom(() => ({ ...searchTexts.room, children: () => <SearchDesk /> }))
