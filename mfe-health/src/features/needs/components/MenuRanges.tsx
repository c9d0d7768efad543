import { formatNumber, unitWords } from 'shared-contracts/formats'
import { needReasons, type Standard } from 'shared-contracts/menus'
import { Disclosure, Section } from 'shared-frame'
import { NutritionNeed } from 'shared-ui/needs'
import { needsTexts } from '../../../texts/needs'
import { AmountBar, BarLegend } from '../../amounts'
import { groupNeeds, menuRanges, type Need } from '../rules/need-groups'
import { GroupTitle } from './GroupTitle'
import { MealEnergies } from './MealEnergies'
import styles from './Needs.module.css'

const words = needsTexts

/** The ranges that the site's menus keep, apart from what is recommended: each with the reason where it differs. */
export function MenuRanges({ needs, mother }: { needs: readonly Need[]; mother: boolean }) {
  const groups = groupNeeds(menuRanges(needs))
  return (
    <Section title={words.ranges} intro={words.rangesIntro}>
      {mother && <p>{words.rangesActivity}</p>}
      <BarLegend also="range" />
      {groups.map((group) => (
        <Disclosure key={group.code} summary={<GroupTitle title={group.title} count={group.rows.length} />}>
          <table className={styles.ranges}>
            <caption className="visually-hidden">{`${words.ranges}: ${group.title}`}</caption>
            <thead>
              <tr>
                <th scope="col">{words.standard}</th>
                <th scope="col">{words.range}</th>
              </tr>
            </thead>
            <tbody>
              {group.rows.map((row) => (
                <RangeRow key={row.standard.id} {...row} />
              ))}
            </tbody>
          </table>
        </Disclosure>
      ))}
      <MealEnergies needs={needs} />
    </Section>
  )
}

function RangeRow({ standard: { title, unit }, need }: { standard: Standard; need: Need }) {
  const { recommended, upper } = need
  return (
    <tr>
      <th scope="row">
        {title}
        <small className={styles.notes}>{noteOf(need, unitWords(unit))}</small>
      </th>
      <td>
        <NutritionNeed min={need.min} max={need.max} unit={unitWords(unit)} />
        <AmountBar recommended={recommended} upper={upper?.ofAdded ? null : upper?.amount} range={need} />
        {recommended && (
          <small className={styles.notes}>
            {words.recommendedHere}:{' '}
            <NutritionNeed min={recommended.from} max={recommended.to} unit={unitWords(unit)} />
          </small>
        )}
      </td>
    </tr>
  )
}

function noteOf({ reason, weekMean, dayMax, recommended }: Need, unit: string): string {
  const mean = weekMean && dayMax !== undefined ? words.dayMax(`${formatNumber(dayMax)} ${unit}`) : ''
  const own = recommended === undefined ? words.ownRange : ''
  return [(reason !== undefined && needReasons[reason]) || own, mean].filter(Boolean).join(' ')
}
