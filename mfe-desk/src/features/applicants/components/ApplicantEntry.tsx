import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { formatPhone } from 'shared-contracts/validation'
import { useShell } from 'shared-frame'
import { Entry, type EntryState } from 'shared-ui/desk'
import { approvalTexts as words } from '../desk-texts'
import { type Applicant, type ApprovalState, useDecision } from '../requests/applicants'
import styles from './ApprovalDesk.module.css'
import { DecisionForm } from './DecisionForm'
import { DecisionHistory } from './DecisionHistory'

const TONES: Readonly<Record<ApprovalState, EntryState['tone']>> = {
  waiting: 'info',
  approved: 'good',
  refused: 'warning',
  revoked: 'warning',
}

/** Somebody who registered as medical staff: who she is, where she stands, and what can be decided. */
export function ApplicantEntry({ applicant, onDecided }: { applicant: Applicant; onDecided: () => void }) {
  const { notify } = useShell()
  const { fullName, state, reason, decidedAt, request } = applicant
  const decision = useDecision(applicant, (made) => {
    notify(words.done[made](fullName), 'success')
    onDecided()
  })
  return (
    <Entry title={fullName} state={{ name: words.states[state], tone: TONES[state] }}>
      <Facts applicant={applicant} />
      {decidedAt !== null && (
        <p className={styles.latest}>{words.latest(formatInstant(new Date(decidedAt)), reason)}</p>
      )}
      {request !== null && (
        <p className={styles.latest}>{words.askedAgain(formatInstant(new Date(request.askedAt)), request.note)}</p>
      )}
      <DecisionForm applicant={applicant} decision={decision} />
      {decidedAt !== null && <History userId={applicant.userId} />}
    </Entry>
  )
}

function Facts({ applicant }: { applicant: Applicant }) {
  const { userName, contactConfirmed, organization, department, position, registeredAt } = applicant
  const facts = [
    [
      words.facts.contact,
      contactConfirmed ? formatPhone(userName) : `${formatPhone(userName)} ${words.facts.unconfirmed}`,
    ],
    [words.facts.organization, organization],
    [words.facts.department, department],
    [words.facts.position, position],
    [words.facts.registered, formatInstant(new Date(registeredAt))],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? words.facts.unknown}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Fetched once it is opened. */
function History({ userId }: { userId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.history}</summary>
      {open && <DecisionHistory userId={userId} />}
    </details>
  )
}
