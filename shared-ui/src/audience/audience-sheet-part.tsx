import { type ReactNode, useId, useState } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { ToldAudience } from 'shared-contracts/audience'
import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { Button, Stack } from 'shared-frame'
import { DateField } from 'shared-frame/forms'
import { Dialog } from 'shared-frame/overlays'
import styles from './Audience.module.css'
import { audienceTexts as texts } from './audience-texts'
import { birthDayProblem } from './birth-day-problem'
import type { SiteAudience } from './use-audience'

interface Props {
  readonly site: SiteAudience
  readonly onClose: () => void
}

/** Chooses whom the site is for: somebody of the own family, a week of pregnancy, a birthday, nursing. */
export default function AudienceSheet({ site, onClose }: Props) {
  const today = parseCalendarDay(site.page.today)
  function choose(told: ToldAudience): void {
    site.choose(told)
    onClose()
  }
  if (today === null) return null
  const intro = site.asks === 'born' ? texts.bornIntro : site.asks === 'grown' ? texts.grownIntro : texts.intro
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <p className={styles.intro}>{intro}</p>
      <Stack gap="large">
        {site.own.length > 0 && (
          <Group title={texts.own}>
            <Stack gap="small">
              {site.own.map(({ key, title }) => (
                <Button key={key} tone="soft" wide onClick={() => choose({ kind: 'own', key })}>
                  {title}
                </Button>
              ))}
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

function WeekChoice({ site: { audience }, onChoose }: { site: SiteAudience; onChoose: (week: number) => void }) {
  const id = useId()
  const [week, setWeek] = useState(audience?.kind === 'week' ? audience.week : FIRST_WEEK)
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
    const problem = wrongText ?? birthDayProblem(birthDay, today)
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
