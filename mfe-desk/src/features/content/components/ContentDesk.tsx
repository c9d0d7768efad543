import { ErrorState, LoadingState, Section, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { contentOverviewQuery } from '../content-overview'
import { contentTexts } from '../content-texts'
import { ClearCaches } from './ClearCaches'
import { DueReviews } from './DueReviews'
import { LastImports } from './LastImports'
import { UnpublishedItems } from './UnpublishedItems'

export default function ContentDesk() {
  const { api } = useShell()
  const { data, isPending, isFetching, refetch } = useQuery(contentOverviewQuery(api))
  if (isPending) return <LoadingState shape="panel" label={contentTexts.loading} />
  if (data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
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
  )
}
