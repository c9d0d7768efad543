import type { Activity } from 'shared-contracts/nutrition'
import { paths } from 'shared-contracts/paths'
import {
  ErrorState,
  LoadingState,
  Notice,
  Page,
  PageHeader,
  PrintButton,
  Section,
  SourceList,
  Stack,
  useShell,
} from 'shared-ui'
import { definePage, type PageContext, useQuery, useSearchParams } from 'shared-ui/remote'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import {
  AudienceForm,
  audienceObjectTypeId,
  audienceTitle,
  DEFAULT_ACTIVITY,
  DEFAULT_AUDIENCE,
  hasActivity,
  MenuRanges,
  NeedsPictures,
  NeedsTable,
  needsQuery,
  needsSearch,
  OwnStages,
  parseActivity,
  parseAudience,
  usedSources,
} from '../features/needs'
import { texts } from '../texts'

function choiceIn({ search }: Pick<PageContext, 'search'>) {
  const audience = parseAudience(search.get('cho')) ?? DEFAULT_AUDIENCE
  const activity = hasActivity(audience) ? parseActivity(search.get('muc')) : DEFAULT_ACTIVITY
  return { audience, activity, objectTypeId: audienceObjectTypeId(audience) }
}

function RecommendedNeedsPage() {
  const [search] = useSearchParams()
  const { audience, activity, objectTypeId } = choiceIn({ search })
  return (
    <Page>
      <PageHeader title={texts.needs.title} intro={texts.needs.intro} illustration="vi-chat" />
      <OwnStages />
      <AudienceForm audience={audience} activity={activity} />
      {objectTypeId === null ? (
        <Notice kind="info">{texts.needs.breastMilkOnly}</Notice>
      ) : (
        <Needs
          objectTypeId={objectTypeId}
          title={audienceTitle(audience)}
          activity={activity}
          mother={hasActivity(audience)}
        />
      )}
      <PinnedArticles pinnedTo="tool" />
    </Page>
  )
}

interface NeedsProps {
  readonly objectTypeId: number
  readonly title: string
  readonly activity: Activity
  readonly mother: boolean
}

function Needs({ objectTypeId, title, activity, mother }: NeedsProps) {
  const { api } = useShell()
  const needs = useQuery(needsQuery(api, objectTypeId, activity))
  if (needs.isPending) return <LoadingState shape="panel" />
  if (needs.isError) return <ErrorState onRetry={() => void needs.refetch()} retrying={needs.isFetching} />
  return (
    <>
      <Section
        title={texts.needs.of(title)}
        intro={mother ? `${texts.needs.activity}: ${texts.needs.activities[activity]}` : undefined}
        more={<PrintButton>{texts.needs.print}</PrintButton>}
      >
        <Stack>
          <NeedsTable needs={needs.data} />
          <MenuRanges needs={needs.data} mother={mother} />
          <p>{texts.needs.note}</p>
        </Stack>
        <NeedsPictures needs={needs.data} />
      </Section>
      <SourceList sources={usedSources(needs.data)} />
    </>
  )
}

export default definePage({
  queries(context) {
    const { objectTypeId, activity } = choiceIn(context)
    const pinned = pinnedArticlesQuery(context.api, 'tool')
    return objectTypeId === null ? [pinned] : [needsQuery(context.api, objectTypeId, activity), pinned]
  },
  head(context) {
    const chosen = parseAudience(context.search.get('cho'))
    return {
      title: chosen ? texts.needs.of(audienceTitle(chosen)) : texts.needs.title,
      description: texts.needs.description,
      canonical: chosen ? `${paths.nutritionNeeds}${needsSearch(chosen, DEFAULT_ACTIVITY)}` : paths.nutritionNeeds,
      breadcrumb: [{ title: texts.needs.title, path: paths.nutritionNeeds }],
    }
  },
  Component: RecommendedNeedsPage,
})
