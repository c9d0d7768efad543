import { eatingRules } from 'shared-contracts/eating-rules'
import { eatingTopics } from 'shared-contracts/health-rules'
import { Disclosure } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import type { HandOutValues } from '../rules/hand-out-values'
import { handOutTexts as texts } from '../texts'
import styles from './HandOut.module.css'

const fields = formFields<HandOutValues>()

/** The rules of the stage by topic; those that are ticked are printed. */
export function RuleChoices() {
  const stage = fields.useValue('objectTypeId')
  const { value: chosen, onChange } = fields.useField('ruleIds')
  const rules = eatingRules(stage)
  return (
    <fieldset className={styles.rules}>
      <legend>{texts.watchOut}</legend>
      {eatingTopics.map((topic) => {
        const own = rules.filter((rule) => rule.topic === topic)
        if (own.length === 0) return null
        const ticked = own.filter(({ id }) => chosen.includes(id)).length
        return (
          <Disclosure key={topic} summary={`${texts.topics[topic]} (${ticked}/${own.length})`}>
            {own.map(({ id, statement }) => (
              <label key={id} className={styles.rule}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
                <span>{statement}</span>
              </label>
            ))}
          </Disclosure>
        )
      })}
    </fieldset>
  )
}
