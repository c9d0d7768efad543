import { formatNumber, unitWords } from 'shared-contracts/formats'
import { needReasons, type Standard, standardIds } from 'shared-contracts/menus'
import { Disclosure } from 'shared-frame'
import { TermList } from 'shared-ui/glossary'
import { NutritionNeed } from 'shared-ui/needs'
import { amountTexts } from '../../../texts/amounts'
import { needsTexts } from '../../../texts/needs'
import { AmountBar, sourceWords } from '../../amounts'
import { type Need, recommendedNeeds, topicsOf } from '../rules/need-groups'
import { GroupTitle } from './GroupTitle'
import styles from './Needs.module.css'

const words = needsTexts

interface NeedsTableProps {
  readonly needs: readonly Need[]
  /** Whose needs: "Mẹ mang thai tuần 20". */
  readonly whom: string
}

/**
 * What is recommended to one person, topic by topic, with the safe upper level and its source. On a wide window all topics stand as one table does; on a
 * phone they open one by one, the first is open.
 */
export function NeedsTable({ needs, whom }: NeedsTableProps) {
  const sodium = needs.find(({ judged }) => judged === 'elsewhere')?.max ?? null
  return (
    <>
      <TermList terms={['recommended', 'upperLevel']} />
      <div className={styles.topics}>
        {topicsOf(recommendedNeeds(needs)).map(({ code, rows }, index) => {
          const title = <GroupTitle title={words.topics[code]} count={rows.length} />
          return (
            <Disclosure key={code} summary={title} open={index === 0}>
              <table className={styles.needs}>
                <caption>{title}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.standard}</th>
                    <th scope="col">
                      {words.perDay}
                      <small className={styles.notes}>{whom}</small>
                    </th>
                    <th scope="col">{words.upperLevel}</th>
                    <th scope="col">{words.sourceTitle}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ standard, need }) => (
                    <NeedRow
                      key={standard.id}
                      standard={standard}
                      need={need}
                      sodium={standard.id === standardIds.salt ? sodium : null}
                    />
                  ))}
                </tbody>
              </table>
            </Disclosure>
          )
        })}
      </div>
    </>
  )
}

interface NeedRowProps {
  readonly standard: Standard
  readonly need: Need
  /** The same limit as sodium; null: there is no such. */
  readonly sodium: number | null
}

function NeedRow({ standard: { id, title, unit }, need, sodium }: NeedRowProps) {
  const { recommended, upper, source } = need
  const plain = amountTexts.plain[id]
  return (
    <tr>
      <th scope="row">
        {title}
        {plain !== undefined && <small className={styles.notes}>({plain})</small>}
      </th>
      <td>
        <strong>
          {recommended ? (
            <NutritionNeed min={recommended.from} max={recommended.to} unit={unitWords(unit)} />
          ) : (
            words.noRecommendation
          )}
        </strong>
        <AmountBar recommended={recommended} upper={upper?.ofAdded ? null : upper?.amount} />
      </td>
      <td className={upper ? undefined : styles.none}>
        {upper ? (
          <>
            <span className={styles.label}>{words.upperLevel}: </span>
            {formatNumber(upper.amount)} {unitWords(unit)}
            {upper.ofAdded && <small className={styles.notes}>{words.ofAdded}</small>}
          </>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{words.noUpper}</span>
          </>
        )}
      </td>
      <td>
        <Sources source={recommended ? source : undefined} upperSource={upper?.source} />
        <Notes need={need} sodium={sodium} title={title} />
      </td>
    </tr>
  )
}

/** Whose figures these are: one name where recommendation and upper level have the same. */
function Sources({ source, upperSource }: { source: string | undefined; upperSource: string | undefined }) {
  const [ofNeed, ofUpper] = [sourceWords(source), sourceWords(upperSource)]
  const same = ofNeed === ofUpper || ofUpper === ''
  return (
    <small className={styles.notes}>
      <span className={styles.label}>{words.sourceTitle}: </span>
      {ofNeed || ofUpper}
      {!same && ofNeed !== '' && `. ${words.sourceOfUpper(ofUpper)}`}
    </small>
  )
}

/** What there is to know beyond the figures, on wish. */
function Notes({ need, sodium, title }: { need: Need; sodium: number | null; title: string }) {
  const { reason, judged, weekMean } = need
  const notes = [
    sodium !== null && words.sodium(formatNumber(sodium)),
    weekMean && words.weekMean,
    judged && reason && needReasons[reason],
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>
        {words.details} <span className="visually-hidden">{title}</span>
      </summary>
      <p>{notes.join(' ')}</p>
    </details>
  )
}
