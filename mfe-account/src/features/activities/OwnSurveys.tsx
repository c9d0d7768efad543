import { paths } from 'shared-contracts/paths'
import { EmptyState, LinkButton, Section } from 'shared-ui'
import { accountTexts } from '../../texts/account'

const texts = accountTexts.activities

/** Where the surveys that wait for the user will stand: none has been opened yet. */
export function OwnSurveys() {
  return (
    <Section title={texts.surveys}>
      <EmptyState title={texts.noSurveys}>
        <LinkButton to={paths.userSurveys} tone="soft">
          {texts.aboutSurveys}
        </LinkButton>
      </EmptyState>
    </Section>
  )
}
