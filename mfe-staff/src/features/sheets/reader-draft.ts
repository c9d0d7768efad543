import { useSession } from 'shared-ui'
import { type KeptDraft, keptDraft } from 'shared-ui/sending'

/** What was typed about a patient, in memory of the tab alone. On a shared computer the next reader doesn't find it: it is forgotten with another login. */
export function readerDraft<V>(): (readerId: number) => KeptDraft<V> {
  const kept = keptDraft<V>()
  let owner: number | null = null
  return (readerId) => {
    if (owner !== readerId) kept.forget()
    owner = readerId
    return kept
  }
}

/** The draft of who reads now; none before that is known. */
export function useReaderDraft<V>(draftOf: (readerId: number) => KeptDraft<V>): KeptDraft<V> | undefined {
  const session = useSession()
  return session.state === 'signed-in' ? draftOf(session.user.id) : undefined
}
