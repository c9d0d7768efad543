import { formatInstant } from 'shared-contracts/formats'
import { formatPhone } from 'shared-contracts/validation'
import styles from './Applicant.module.css'
import { applicantTexts as words } from './applicant-texts'
import type { Applicant } from './applicants'

/** Where somebody works and how she is reached, what was decided last, and what she has said to it. */
export function ApplicantDetail({ entry: { applicant } }: { entry: Applicant }) {
  const { userName, contactConfirmed, organization, department, position, registeredAt } = applicant
  const { reason, decidedAt, request } = applicant
  const contact = formatPhone(userName)
  const facts = [
    [words.facts.contact, contactConfirmed ? contact : `${contact} ${words.facts.unconfirmed}`],
    [words.facts.organization, organization],
    [words.facts.department, department],
    [words.facts.position, position],
    [words.facts.registered, formatInstant(new Date(registeredAt))],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? words.facts.unknown}</dd>
          </div>
        ))}
      </dl>
      {decidedAt !== null && (
        <p className={styles.latest}>{words.latest(formatInstant(new Date(decidedAt)), reason)}</p>
      )}
      {request !== null && (
        <p className={styles.latest}>{words.askedAgain(formatInstant(new Date(request.askedAt)), request.note)}</p>
      )}
    </>
  )
}
