import { Button, Section, Stack, Tag, useConsents } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { accountTexts } from '../../../texts/account'
import { Row, RowNote, Rows } from '../../own-account'
import { useSetConsent } from '../requests/set-consent'
import { type ConsentEntry, type ConsentPurpose, consentPurposes, isGiven } from '../rules/consents'
import { ConsentLedger } from './ConsentLedger'

const texts = accountTexts.ownData

/** What the user agreed to, each purpose with its one button, and everything that was ever said. */
export function Consents() {
  const consents = useConsents()
  return (
    <Section title={texts.consents} intro={texts.consentsIntro}>
      <Loaded query={consents} loading={{ count: 3, label: texts.consentsLoading }}>
        {(entries) => (
          <Stack>
            <Rows>
              {consentPurposes.map((words) => (
                <Purpose key={words.purpose} entries={entries} {...words} />
              ))}
            </Rows>
            <ConsentLedger entries={entries} />
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

interface PurposeProps {
  readonly entries: readonly ConsentEntry[]
  readonly purpose: ConsentPurpose
  readonly title: string
  readonly text: string
}

function Purpose({ entries, purpose, title, text }: PurposeProps) {
  const given = isGiven(entries, purpose)
  return (
    <Row
      words={
        <>
          <h3>
            {title} <Tag tone={given ? 'leaf' : 'plain'}>{given ? texts.given : texts.notGiven}</Tag>
          </h3>
          <p>{text}</p>
          {purpose === 'account' && <RowNote>{texts.accountKept}</RowNote>}
        </>
      }
    >
      {purpose !== 'account' && <ConsentButton purpose={purpose} title={title} given={given} />}
    </Row>
  )
}

interface ConsentButtonProps {
  readonly purpose: Exclude<ConsentPurpose, 'account'>
  readonly title: string
  readonly given: boolean
}

function ConsentButton({ purpose, title, given }: ConsentButtonProps) {
  const say = useSetConsent(purpose)
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
