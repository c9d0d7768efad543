import { parseCalendarDay } from 'shared-contracts/ages'
import { inSentence, shortStageTitle, stageObjectTypeId } from 'shared-contracts/family'
import { dayCodeOf, dayTitles } from 'shared-contracts/menus'
import { EnergyBowl, ErrorState, LinkButton, LoadingState } from 'shared-frame'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { useWhom, WhomControl } from 'shared-ui/family'
import { AddToList } from 'shared-ui/list-items'
import { homeTexts } from '../../../texts/home'
import { useFreeWeek } from '../../bank'
import { type Menu, mealsOfDay, menuDayPath } from '../../menu-view'
import { FIRST_CHOICE, menuObjectType, menuTitles, NoMenus } from '../../object-type'
import { menuDay } from '../../to-list'
import { dayLines } from '../rules/day-lines'
import { StageChips } from './StageChips'
import styles from './TodayMenu.module.css'

/** The home page's one main thing: what to eat today, for whom the site is for. */
export function TodayMenu({ path, search, today }: HomeWidgetProps) {
  const site = useWhom({ path, search: new URLSearchParams(search), today })
  const { stage, asks } = site
  const objectTypeId = stage === null ? FIRST_CHOICE : stageObjectTypeId(stage)
  const none = asks === 'grown' ? 'grown' : objectTypeId === null ? 'under-six-months' : null
  const whom = stage === null ? menuObjectType(FIRST_CHOICE).title : shortStageTitle(stage)
  return (
    <section className={styles.today} aria-labelledby="thuc-don-hom-nay">
      <h2 id="thuc-don-hom-nay" className={styles.title}>
        {none === 'grown' ? homeTexts.grown : homeTexts.today(inSentence(whom))}
      </h2>
      <WhomControl site={site} />
      <div className={styles.body}>
        {none === null && objectTypeId !== null ? (
          <Day objectTypeId={objectTypeId} today={today} stage={menuTitles({ stage, objectTypeId }).title} />
        ) : (
          <NoMenus why={none ?? 'under-six-months'} />
        )}
      </div>
      <StageChips />
    </section>
  )
}

function Day({ objectTypeId, ...shown }: { objectTypeId: number; today: string; stage: string }) {
  const week = useFreeWeek(objectTypeId)
  if (week.isError) return <ErrorState onRetry={() => void week.refetch()} retrying={week.isFetching} />
  if (week.data === undefined) return <LoadingState count={4} />
  return <DayOfWeek week={week.data} {...shown} />
}

function DayOfWeek({ week, today, stage }: { week: Menu; today: string; stage: string }) {
  const date = parseCalendarDay(today)
  const day = week.days.find(({ dayCode }) => date !== null && dayCode === dayCodeOf(date)) ?? week.days[0]
  if (day === undefined) return null
  return (
    <>
      <div className={styles.head}>
        <EnergyBowl meals={mealsOfDay(day)} title={homeTexts.bowl(dayTitles[day.dayCode])} size="small" />
        <p>
          <strong>{dayTitles[day.dayCode]}</strong>
          <span className={styles.stage}>{homeTexts.ofStage(inSentence(stage))}</span>
        </p>
      </div>
      <dl className={styles.lines}>
        {dayLines(day, homeTexts.snacks).map(({ title, dishes }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{dishes}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <LinkButton to={menuDayPath(week.menuId, day.dayCode)} size="small">
          {homeTexts.wholeDay}
        </LinkButton>
        <AddToList item={menuDay(week, day)} label={homeTexts.toList} />
      </div>
    </>
  )
}
