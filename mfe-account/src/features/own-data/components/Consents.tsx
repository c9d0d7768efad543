import { CONSENT_TEXT_VERSION } from 'shared-contracts/constants'
import { Button, Section, Tag, useShell } from 'shared-ui'
import { Loaded } from 'shared-ui/reading'
import { useMutation, useQuery, useQueryClient } from 'shared-ui/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'
import { type ConsentEntry, consentsQuery, isGiven } from '../requests/consent-queries'
import { type ConsentPurpose, consentPurposes } from '../rules/consent-purposes'
import { ConsentLedger } from './ConsentLedger'
import styles from './OwnData.module.css'

const texts = accountTexts.ownData

/** What the user agreed to, each purpose with its one button, and everything that was ever said (DECISIONS 38). */
export function Consents({ userId }: { userId: number }) {
  const { api } = useShell()
  const consents = useQuery(consentsQuery(api, userId))
  return (
    <Section title={texts.consents} intro={texts.consentsIntro}>
      <Loaded query={consents} loading={{ count: 3, label: texts.consentsLoading }}>
        {(entries) => (
          <>
            <ul className={styles.rows}>
              {consentPurposes.map((words) => (
                <Purpose key={words.purpose} userId={userId} entries={entries} {...words} />
              ))}
            </ul>
            <ConsentLedger entries={entries} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

interface PurposeProps {
  readonly userId: number
  readonly entries: readonly ConsentEntry[]
  readonly purpose: ConsentPurpose
  readonly title: string
  readonly text: string
}

function Purpose({ userId, entries, purpose, title, text }: PurposeProps) {
  const given = isGiven(entries, purpose)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>
          {title} <Tag tone={given ? 'leaf' : 'plain'}>{given ? texts.given : texts.notGiven}</Tag>
        </h3>
        <p>{text}</p>
        {purpose === 'account' && <p className={styles.soft}>{texts.accountKept}</p>}
      </div>
      {purpose !== 'account' && <ConsentButton userId={userId} purpose={purpose} title={title} given={given} />}
    </li>
  )
}

function ConsentButton({ userId, purpose, title, given }: Omit<PurposeProps, 'entries' | 'text'> & { given: boolean }) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const say = useMutation({
    mutationFn: (next: boolean) =>
      api.call('User/SetConsent', { body: { purpose, given: next, textVersion: CONSENT_TEXT_VERSION } }),
    onSuccess(entries, next) {
      client.setQueryData(consentsQuery(api, userId).queryKey, entries)
      notify(next ? texts.agreed : texts.withdrawn[purpose], 'success')
    },
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Button
      tone={given ? 'danger' : 'soft'}
      aria-label={given ? texts.withdrawOf(title) : texts.giveOf(title)}
      busy={say.isPending}
      onClick={() => say.mutate(!given)}
    >
      {given ? texts.withdraw : texts.give}
    </Button>
  )
}
