import { EntryListPage } from '../../kit/list'
import { messageKind } from './message-kind'
import { messageTexts } from './message-texts'

/** Messages to the programme, those that wait first. The call knows one state at a time. */
export function MessageList() {
  return <EntryListPage kind={messageKind} find={messageTexts.find} opening={{ first: 'cho', all: false }} />
}
