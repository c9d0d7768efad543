import { formatDecimal } from 'shared-contracts/formats'
import { DEFAULT_GAIN_STANDARD, type GainStandard, gainStandards } from 'shared-contracts/gestation'
import { Section } from 'shared-frame'
import { TermList } from 'shared-ui/glossary'
import { motherTexts } from '../../../texts/mother'
import { bookStyles as styles } from '../../book'

const words = motherTexts.expected
const twins = gainStandards['iom2009-twins']

/** The whole gain by BMI before pregnancy, as text for whoever reads before weighing: with one child and with two. */
export function ExpectedGains() {
  return (
    <Section title={words.title}>
      <TermList terms={['bmi', 'expectedGain']} />
      <Gains title={words.single} standard={DEFAULT_GAIN_STANDARD} rows={words.rows} />
      <Gains title={words.twins} standard={twins} rows={twinRows()} />
      <p>{words.more}</p>
    </Section>
  )
}

interface GainsProps {
  readonly title: string
  readonly standard: GainStandard
  /** BMI before pregnancy and the gain. */
  readonly rows: readonly (readonly [string, string])[]
}

function Gains({ title, standard, rows }: GainsProps) {
  return (
    <>
      <table className={styles.scores}>
        <caption>
          {title}. {standard.source}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.bmi}</th>
            <th scope="col">{words.gain}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([bmi, gain]) => (
            <tr key={bmi}>
              <th scope="row">{bmi}</th>
              <td data-label={words.gain}>{gain}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{standard.assumption}</p>
    </>
  )
}

/** The bands of twins as rows, after the BMI that has none. */
function twinRows(): GainsProps['rows'] {
  const { bands } = twins
  const rows = bands.map(({ fromBmi, belowBmi, corners }) => {
    const [, min, max] = corners.at(-1) ?? [0, 0, 0]
    const from = formatDecimal(fromBmi)
    return [
      Number.isFinite(belowBmi) ? words.fromTo(from, formatDecimal(belowBmi)) : words.from(from),
      words.byWeek37(formatDecimal(min), formatDecimal(max)),
    ] as const
  })
  return [words.belowTwins(formatDecimal(bands[0]?.fromBmi ?? 0)), ...rows]
}
