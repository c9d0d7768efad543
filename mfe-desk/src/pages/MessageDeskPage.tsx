import { definePage } from 'shared-frame/remote'
import { MessageDesk, messageDeskTexts as words } from '../features/messages'
import { DeskFrame } from './DeskFrame'

/** Where editors answer messages to the programme. */
function MessageDeskPage() {
  return (
    <DeskFrame words={words}>
      <MessageDesk />
    </DeskFrame>
  )
}

export default definePage({ head: () => ({ title: words.title, noindex: true }), Component: MessageDeskPage })
