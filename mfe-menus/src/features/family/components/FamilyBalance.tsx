import { type DayCode, dayTitles } from 'shared-contracts/menus'
import { Disclosure, Section } from 'shared-frame'
import { DayStandards } from '../../standards'
import { familyTexts } from '../family-texts'
import type { FamilyMenu } from '../rules/family-draft'
import styles from './FamilyPot.module.css'

/** Gaps shown before the rest is folded away. */
const GAPS_SHOWN = 5

type JudgedEater = FamilyMenu['eaters'][number]

/** Whether each eater gets enough, with every gap named, and the judged day on demand. */
export function FamilyBalance({
  menu,
  dayCode,
  titles,
}: {
  menu: FamilyMenu
  dayCode: DayCode
  titles: ReadonlyMap<string, string>
}) {
  return (
    <Section title={familyTexts.balance}>
      <ul className={styles.eaters}>
        {menu.eaters.map((eater) => (
          <li key={eater.key} className={styles.eater}>
            <EaterBalance eater={eater} title={titles.get(eater.key) ?? ''} dayCode={dayCode} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function EaterBalance({ eater, title, dayCode }: { eater: JudgedEater; title: string; dayCode: DayCode }) {
  const { unmet, apart, days } = eater
  const standards = days.find((day) => day.dayCode === dayCode)?.standards ?? []
  const rest = unmet.slice(GAPS_SHOWN)
  return (
    <>
      <p className={styles.balance}>
        <strong>{title}</strong> {unmet.length === 0 ? familyTexts.allMet : familyTexts.gaps(unmet.length)}
      </p>
      {apart.map(({ role, reason }) => (
        <p key={role} className={styles.soft}>
          {familyTexts.apart(familyTexts.roles[role] ?? role)}: {reason}
        </p>
      ))}
      {unmet.length > 0 && <Gaps gaps={unmet.slice(0, GAPS_SHOWN)} />}
      {rest.length > 0 && (
        <Disclosure summary={familyTexts.gaps(rest.length)}>
          <Gaps gaps={rest} />
        </Disclosure>
      )}
      <Disclosure summary={familyTexts.dayDetail(title, dayTitles[dayCode])}>
        <DayStandards
          results={standards.map((each) => ({
            ...each,
            value: each.value ?? 0,
            missingCount: each.status === 'missing' ? 1 : 0,
          }))}
        />
      </Disclosure>
    </>
  )
}

function Gaps({ gaps }: { gaps: JudgedEater['unmet'] }) {
  return (
    <ul className={styles.steps}>
      {gaps.map(({ standardId, dayCode, reason }) => (
        <li key={`${standardId}-${dayCode}`}>
          {dayCode === null ? familyTexts.wholeWeek : dayTitles[dayCode]}: {reason}
        </li>
      ))}
    </ul>
  )
}
