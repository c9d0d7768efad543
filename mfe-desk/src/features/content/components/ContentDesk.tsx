import { Section, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { Loaded } from 'shared-ui/reading'
import { contentOverviewQuery } from '../content-overview'
import { contentTexts } from '../content-texts'
import { ClearCaches } from './ClearCaches'
import { DueReviews } from './DueReviews'
import { LastImports } from './LastImports'
import { UnpublishedItems } from './UnpublishedItems'

/** What is written and not yet read, what is to be reviewed, what was imported. */
export function ContentDesk() {
  const { api } = useShell()
  const overview = useQuery(contentOverviewQuery(api))
  return (
    <Loaded query={overview} loading={{ shape: 'panel', label: contentTexts.loading }}>
      {(data) => (
        <>
          <Section title={contentTexts.unpublished}>
            <UnpublishedItems items={data.items} />
          </Section>
          <Section title={contentTexts.reviews}>
            <DueReviews reviews={data.reviews} />
          </Section>
          <Section title={contentTexts.imports}>
            <LastImports imports={data.imports} />
          </Section>
          <Section title={contentTexts.caches}>
            <ClearCaches />
          </Section>
        </>
      )}
    </Loaded>
  )
}
