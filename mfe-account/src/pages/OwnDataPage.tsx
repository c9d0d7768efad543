import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { Section } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { AccountFrame, FormColumn } from '../features/own-account'
import { Consents, DeleteAccountPart, DeleteChildren, DownloadDataPart, OwnContacts } from '../features/own-data'
import { accountTexts } from '../texts/account'

const texts = accountTexts.ownData
const { title, intro } = texts

/** What users may do about what is kept of them. */
function OwnDataPage() {
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <AccountFrame title={title} intro={intro} part={paths.ownData}>
      {(user) => (
        <>
          <Consents />
          <OwnContacts />
          <Section title={texts.download} intro={texts.downloadHint}>
            <FormColumn>
              <DownloadDataPart user={user} today={today} />
            </FormColumn>
          </Section>
          <DeleteChildren user={user} today={today} />
          {user.deleteAfter === null && (
            <Section title={texts.account} intro={texts.accountHint}>
              <FormColumn>
                <DeleteAccountPart user={user} />
              </FormColumn>
            </Section>
          )}
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: OwnDataPage })
