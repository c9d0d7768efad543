import { type ReactNode, useId, useState } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { memberTitle, stageOfBirthDay, type ToldStage } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { Button, LinkButton, Stack } from 'shared-frame'
import { DateField } from 'shared-frame/forms'
import { Dialog } from 'shared-frame/overlays'
import type { SiteWhom } from './use-whom'
import styles from './Whom.module.css'
import { whomSheetTexts as texts } from './whom-sheet-texts'
import { whomTexts } from './whom-texts'

interface Props {
  readonly site: SiteWhom
  readonly onClose: () => void
}

/** Chooses whom the site is for: somebody of the own family, a week of pregnancy, a birthday, nursing. */
export default function WhomSheet({ site, onClose }: Props) {
  const today = parseCalendarDay(site.page.today)
  function choose(told: ToldStage): void {
    site.choose(told)
    onClose()
  }
  if (today === null) return null
  const own = site.members.filter(({ stage }) => stage !== null)
  const asksWeeks = site.members.some(({ asks }) => asks === 'weeks')
  return (
    <Dialog open onClose={onClose} title={whomTexts.title}>
      <p className={styles.intro}>{site.asks === null ? texts.intro : texts[`${site.asks}Intro`]}</p>
      <Stack gap="large">
        {own.length + Number(asksWeeks) > 0 && (
          <Group title={texts.own}>
            <Stack gap="small">
              {own.map((member) => (
                <Button key={member.key} tone="soft" wide onClick={() => choose({ kind: 'own', key: member.key })}>
                  {memberTitle(member)}
                </Button>
              ))}
              {asksWeeks && (
                <LinkButton to={paths.profile} tone="quiet" wide>
                  {texts.toProfile}
                </LinkButton>
              )}
            </Stack>
          </Group>
        )}
        <Group title={texts.mother}>
          <WeekChoice site={site} onChoose={(week) => choose({ kind: 'pregnancy', week, asOf: today })} />
        </Group>
        <Group title={texts.child}>
          <BirthDayChoice today={today} onChoose={(birthDay) => choose({ kind: 'birthday', birthDay })} />
        </Group>
        <Group title={texts.nursing}>
          <Button tone="soft" wide onClick={() => choose({ kind: 'nursing' })}>
            {texts.showNursing}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Where most begin to look: the middle of a pregnancy. */
const FIRST_WEEK = 20

function WeekChoice({ site: { stage }, onChoose }: { site: SiteWhom; onChoose: (week: number) => void }) {
  const id = useId()
  const [week, setWeek] = useState(stage?.kind === 'week' ? stage.week : FIRST_WEEK)
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{texts.week}</label>
      <select
        id={id}
        className={styles.select}
        value={week}
        onChange={(event) => setWeek(Number(event.currentTarget.value))}
      >
        {pregnancyWeekOptions.map((each) => (
          <option key={each} value={each}>
            {texts.weekOf(each)}
          </option>
        ))}
      </select>
      <Button tone="soft" onClick={() => onChoose(week)}>
        {texts.showWeek}
      </Button>
    </div>
  )
}

function BirthDayChoice({ today, onChoose }: { today: CalendarDay; onChoose: (birthDay: CalendarDay) => void }) {
  const [birthDay, setBirthDay] = useState<CalendarDay | null>(null)
  const [wrongText, setWrongText] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const id = useId()
  function send(): void {
    const problem = wrongText ?? problemOf(birthDay, today)
    setError(problem)
    if (problem === null && birthDay !== null) onChoose(birthDay)
    else document.getElementById(id)?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <DateField
        id={id}
        label={texts.birthDay}
        required
        value={birthDay}
        max={today}
        error={error}
        onProblem={setWrongText}
        onChange={(day) => {
          setBirthDay(day)
          setError(null)
        }}
      />
      <Button type="submit" tone="soft">
        {texts.showChild}
      </Button>
    </form>
  )
}

/** What to tell at the field; null: the site has something for a child born then. */
function problemOf(birthDay: CalendarDay | null, today: CalendarDay): string | null {
  const answer = stageOfBirthDay(birthDay ?? '', today)
  switch (answer.kind) {
    case 'stage':
      return null
    case 'wrong':
      return answer.message
    case 'missing':
      return texts.birthDayMissing
    case 'grown':
      return texts.tooOld
  }
}
