import type { CalendarDay } from 'shared-contracts/ages'
import { Section, useConsents, type VisitorProfile } from 'shared-frame'
import { accountTexts } from '../../../texts/account'
import { FormColumn } from '../../own-account'
import { DeleteAccountPart, DownloadDataPart } from '../form-parts'
import { useOwnContacts } from '../requests/own-contacts'
import { Consents } from './Consents'
import { DeleteChildren } from './DeleteChildren'
import { OwnContacts } from './OwnContacts'

const texts = accountTexts.ownData

/**
 * What users may do about what is kept of them. What deletes appears once all above it has come: a button that moves under the finger is missed, or
 * another one is pressed.
 */
export function OwnData({ user, today }: { user: VisitorProfile; today: CalendarDay }) {
  const consents = useConsents()
  const contacts = useOwnContacts()
  return (
    <>
      <Consents />
      <OwnContacts />
      {!consents.isPending && !contacts.isPending && (
        <>
          <DeleteChildren user={user} today={today} />
          <Section title={texts.download} intro={texts.downloadHint}>
            <FormColumn>
              <DownloadDataPart user={user} today={today} />
            </FormColumn>
          </Section>
          {user.deleteAfter === null && (
            <Section title={texts.account} intro={texts.accountHint}>
              <FormColumn>
                <DeleteAccountPart user={user} />
              </FormColumn>
            </Section>
          )}
        </>
      )}
    </>
  )
}
