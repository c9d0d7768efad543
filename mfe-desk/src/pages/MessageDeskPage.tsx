import { MessageList, messageTexts } from '../features/messages'
import { defineRoom } from '../kit/room'

/** Where editors answer messages to the programme. */
export default defineRoom(() => ({ ...messageTexts.room, children: () => <MessageList /> }))
