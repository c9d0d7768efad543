import { ContentDesk, contentTexts } from '../features/content'
import { defineRoom } from '../kit/room'

/** The way of the content: what is written and not yet read, what is to be reviewed, what was imported. */
export default defineRoom(() => ({ ...contentTexts.room, children: () => <ContentDesk /> }))
