import { EmptyState, Notice, Section } from 'shared-frame'
import { usePopupViews } from '../requests/desk-queries'
import { dayTitle } from '../rules/result-words'
import { surveyTexts } from '../survey-texts'
import { Counts } from './Counts'
import { ResultsFrame } from './ResultsFrame'

const words = surveyTexts.views

/** How many people a popup was shown to, and when. */
export function PopupViews({ id }: { id: number }) {
  return (
    <ResultsFrame kind="popup" id={id} query={usePopupViews(id)} total={({ accounts }) => words.accounts(accounts)}>
      {({ accounts, byDays }) => (
        <>
          <p>{words.once}</p>
          {accounts === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
          {accounts > 0 && byDays === null && <Notice kind="info">{words.tooFew}</Notice>}
          {byDays && (
            <Section title={surveyTexts.results.byDay}>
              <Counts
                title={surveyTexts.results.byDay}
                heading={words.days}
                rows={byDays.map(({ from, until, count }) => ({
                  key: from,
                  title: from === until ? dayTitle(from) : words.between(dayTitle(from), dayTitle(until)),
                  count,
                }))}
              />
            </Section>
          )}
        </>
      )}
    </ResultsFrame>
  )
}
