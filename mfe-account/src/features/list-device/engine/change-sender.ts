import type { ApiClient } from 'shared-contracts/client'
import type { Sender } from 'shared-ui/outbox'
import type { ListAnswer, ListOperation } from '../rules/list-types'
import { waitingChanges } from '../store/waiting-changes'

interface Listeners {
  /** The server has answered; what it knows of `sent` is forgotten here once this resolves. */
  onAnswer(sent: readonly ListOperation[], answer: ListAnswer): Promise<void>
  /** The server will never do it. `code`: why, where it says so. */
  onRefused(operation: ListOperation, code: string | null): void
}

/** How waiting changes come to the server: as many as one call takes. By its key it does each once. */
export function changeSender(api: ApiClient, { onAnswer, onRefused }: Listeners): Sender<ListOperation> {
  return {
    place: waitingChanges,
    most: 200,
    async send(batch) {
      const operations = batch.map(({ value }) => value)
      const answer = await api.call('UserCart/ChangeList', { body: { operations } })
      await onAnswer(operations, answer)
      for (const { key, code } of answer.refused) {
        const operation = operations.find((each) => each.key === key)
        if (operation) onRefused(operation, code)
      }
    },
    refused({ value }) {
      onRefused(value, null)
      return 'forget'
    },
  }
}
