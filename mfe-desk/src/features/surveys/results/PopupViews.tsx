import { isNotFound } from 'shared-contracts/client'
import { formatCount } from 'shared-contracts/formats'
import { EmptyState, ErrorState, LinkButton, LoadingState, Notice, PageMissing, Section } from 'shared-frame'
import { deskTexts } from '../desk-texts'
import { useDeskItem } from '../requests/desk-item'
import { usePopupViews } from '../requests/popup-views'
import { deskFormPath } from '../rules/desk-kinds'
import { dayTitle } from '../rules/result-words'
import { CountTable } from './CountTable'
import styles from './DeskResults.module.css'
import { ResultChart } from './ResultChart'

const words = deskTexts.views

/** How many people a popup was shown to, and when. */
export function PopupViews({ id }: { id: number }) {
  const item = useDeskItem('popup', id)
  const views = usePopupViews(id)
  if (isNotFound(views.error)) return <PageMissing />
  return (
    <div className={styles.results}>
      {item.data && <h2 className={styles.title}>{item.data.title}</h2>}
      <p>
        <LinkButton tone="soft" to={deskFormPath('popup', id)}>
          {deskTexts.results.edit}
        </LinkButton>
      </p>
      {views.isPending && <LoadingState shape="panel" label={deskTexts.loading} />}
      {views.isError && <ErrorState onRetry={() => void views.refetch()} retrying={views.isFetching} />}
      {views.data && (
        <>
          <p role="status" className={styles.total}>
            {words.accounts(views.data.accounts)}
          </p>
          <p>{words.once}</p>
          {views.data.accounts === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
          {views.data.accounts > 0 && views.data.byDays === null && <Notice kind="info">{words.tooFew}</Notice>}
          {views.data.byDays && <ByDays spans={views.data.byDays} />}
        </>
      )}
    </div>
  )
}

interface Spans {
  readonly spans: readonly { readonly from: string; readonly until: string; readonly count: number }[]
}

function ByDays({ spans }: Spans) {
  const rows = spans.map(({ from, until, count }) => ({
    key: from,
    title: from === until ? dayTitle(from) : words.between(dayTitle(from), dayTitle(until)),
    count,
  }))
  return (
    <Section title={deskTexts.results.byDay}>
      <CountTable
        caption={deskTexts.results.byDay}
        heading={words.days}
        headings={[deskTexts.results.count]}
        rows={rows.map(({ key, title, count }) => ({ key, title, cells: [formatCount(count)] }))}
      />
      <ResultChart
        title={deskTexts.results.byDay}
        valuesTitle={deskTexts.results.count}
        categoriesTitle={words.days}
        rows={rows}
      />
    </Section>
  )
}
