import { formatInstant } from 'shared-contracts/formats'
import { Loaded } from 'shared-ui/reading'
import { approvalTexts as words } from '../desk-texts'
import { useDecisions } from '../requests/applicants'

/** Who decided what about somebody, when and why. */
export function DecisionHistory({ userId }: { userId: number }) {
  const decisions = useDecisions(userId)
  return (
    <Loaded query={decisions} loading={{ shape: 'text', count: 2, label: words.historyLoading }}>
      {(all) =>
        all.length === 0 ? (
          <p>{words.historyNone}</p>
        ) : (
          <ol>
            {all.map(({ id, decision, decidedAt, decidedBy, reason }) => (
              <li key={id}>
                {words.historyWords[decision]}, {formatInstant(new Date(decidedAt))}, {decidedBy ?? words.byCommand}
                {reason !== null && `: ${reason}`}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}
