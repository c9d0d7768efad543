import { stageIn, stageObjectTypeId, stageTitle } from 'shared-contracts/family'
import type { Activity } from 'shared-contracts/nutrition'
import { paths } from 'shared-contracts/paths'
import { ErrorState, LinkButton, LoadingState, Notice, Page, PageHeader, Section, useShell } from 'shared-frame'
import { definePage, type PageContext, useQuery } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { BarLegend, UnitWords } from '../features/amounts'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import {
  DEFAULT_ACTIVITY,
  hasActivity,
  MenuRanges,
  NeedsTable,
  needsChoice,
  needsPath,
  needsQuery,
  OwnStages,
  PrintNeedsButton,
  StageForm,
  usedSources,
  useNeedsChoice,
} from '../features/needs'
import { dietTexts } from '../texts/diet'
import { needsTexts } from '../texts/needs'

/** What a document shows: it knows neither visitor nor device. */
function choiceIn({ search }: Pick<PageContext, 'search'>) {
  const asked = stageIn(search)
  const choice = needsChoice({ site: { stage: asked, by: asked === null ? 'default' : 'address' }, search })
  return { ...choice, objectTypeId: stageObjectTypeId(choice.stage) }
}

function RecommendedNeedsPage() {
  const { stage, activity, by, site } = useNeedsChoice()
  const objectTypeId = stageObjectTypeId(stage)
  return (
    <Page>
      <PageHeader
        title={needsTexts.title}
        intro={needsTexts.intro}
        illustration="vi-chat"
        actions={
          <LinkButton to={paths.nutritionCheck} tone="soft">
            {dietTexts.title}
          </LinkButton>
        }
      />
      <OwnStages site={site} chosen={stage} />
      <StageForm stage={stage} activity={activity} by={by} site={site} />
      {objectTypeId === null ? (
        <Notice kind="info">{needsTexts.breastMilkOnly}</Notice>
      ) : (
        <Needs objectTypeId={objectTypeId} title={stageTitle(stage)} activity={activity} mother={hasActivity(stage)} />
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
        title={needsTexts.of(title)}
        intro={mother ? `${needsTexts.activity}: ${needsTexts.activities[activity]}` : undefined}
        more={<PrintNeedsButton needs={needs.data} title={title} activity={mother ? activity : null} />}
      >
        <BarLegend />
        <NeedsTable needs={needs.data} whom={title} />
        <UnitWords />
        <p>{needsTexts.note}</p>
      </Section>
      <MenuRanges needs={needs.data} mother={mother} />
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
    const chosen = stageIn(context.search)
    return {
      title: chosen ? needsTexts.of(stageTitle(chosen)) : needsTexts.title,
      description: needsTexts.description,
      canonical: chosen ? needsPath(chosen, DEFAULT_ACTIVITY) : paths.nutritionNeeds,
      breadcrumb: [{ title: needsTexts.title, path: paths.nutritionNeeds }],
    }
  },
  Component: RecommendedNeedsPage,
})
