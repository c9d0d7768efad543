import { ErrorState, LoadingState, Section, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { texts } from '../../../texts'
import { contentOverviewQuery } from '../content-overview'
import { deskTexts } from '../desk-texts'
import { ClearCaches } from './ClearCaches'
import { DueReviews } from './DueReviews'
import { LastImports } from './LastImports'
import { UnpublishedItems } from './UnpublishedItems'

export default function ContentDesk() {
  const { api } = useShell()
  const { data, isPending, isFetching, refetch } = useQuery(contentOverviewQuery(api))
  if (isPending) return <LoadingState shape="panel" label={texts.contentDesk.loading} />
  if (data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <Section title={deskTexts.unpublished}>
        <UnpublishedItems items={data.items} />
      </Section>
      <Section title={deskTexts.reviews}>
        <DueReviews reviews={data.reviews} />
      </Section>
      <Section title={deskTexts.imports}>
        <LastImports imports={data.imports} />
      </Section>
      <Section title={deskTexts.caches}>
        <ClearCaches />
      </Section>
    </>
  )
}
