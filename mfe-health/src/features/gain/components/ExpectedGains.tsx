import { DEFAULT_GAIN_STANDARD } from 'shared-contracts/gestation'
import { Section } from 'shared-ui'
import { TermList } from 'shared-ui/glossary'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'

/** The whole gain by BMI before pregnancy, as text for whoever reads before weighing. */
export function ExpectedGains() {
  const words = texts.mother.expected
  return (
    <Section title={words.title}>
      <TermList terms={['bmi', 'expectedGain']} />
      <table className={styles.scores}>
        <caption>{DEFAULT_GAIN_STANDARD.source}</caption>
        <thead>
          <tr>
            <th scope="col">{words.bmi}</th>
            <th scope="col">{words.gain}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(([bmi, gain]) => (
            <tr key={bmi}>
              <th scope="row">{bmi}</th>
              <td data-label={words.gain}>{gain}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{DEFAULT_GAIN_STANDARD.assumption}</p>
    </Section>
  )
}
