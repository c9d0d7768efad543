import { useId } from 'react'
import { surveyLimits } from 'shared-contracts/surveys'
import { Checkbox } from 'shared-ui/forms'
import { deskTexts } from '../../desk-texts'
import type { EditedAsked } from '../../rules/edited-draft'
import { sitePages } from '../../rules/site-pages'
import styles from '../DeskForm.module.css'
import { useFormState } from './form-context'
import { PlacedText, PlacedWhole } from './placed-fields'

const words = deskTexts.form

/** What is said of a survey or poll before anybody answers. */
export function AskedFields({ draft }: { draft: EditedAsked }) {
  const { change, locked } = useFormState()
  const set = (changes: Partial<Pick<EditedAsked, 'summary' | 'purpose' | 'aboutHealth' | 'keepDays'>>) =>
    change((all) => (all.kind === 'popup' ? all : { ...all, ...changes }))
  return (
    <>
      {draft.kind === 'poll' && <PollAddress url={draft.url} />}
      <PlacedText
        place="summary"
        label={words.summary}
        hint={words.summaryHint}
        rows={2}
        maxLength={surveyLimits.summary}
        value={draft.summary}
        onChange={(summary) => set({ summary })}
      />
      <PlacedText
        place="purpose"
        label={words.purpose}
        hint={words.purposeHint}
        required
        rows={2}
        maxLength={surveyLimits.purpose}
        value={draft.purpose}
        onChange={(purpose) => set({ purpose })}
      />
      <Checkbox
        label={words.aboutHealth}
        disabled={locked}
        checked={draft.aboutHealth}
        onChange={(aboutHealth) => set({ aboutHealth })}
      />
      <PlacedWhole
        place="keepDays"
        label={words.keepDays}
        unit={words.days}
        min={1}
        max={surveyLimits.keepDaysMax}
        value={draft.keepDays}
        onChange={(keepDays) => set({ keepDays })}
      />
    </>
  )
}

/** The page that asks: one of the known ones, or any address typed by hand. */
function PollAddress({ url }: { url: string }) {
  const { change, touch } = useFormState()
  const id = useId()
  const known = sitePages.filter(({ path }) => path !== undefined)
  const set = (next: string) => {
    touch('url')
    change((all) => (all.kind === 'poll' ? { ...all, url: next } : all))
  }
  return (
    <>
      <div>
        <label className={styles.legend} htmlFor={id}>
          {words.knownAddress}
        </label>
        <select
          id={id}
          className={styles.select}
          value={known.some(({ path }) => path === url) ? url : ''}
          onChange={({ target }) => {
            if (target.value !== '') set(target.value)
          }}
        >
          <option value="">{words.ownAddress}</option>
          {known.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <PlacedText
        place="url"
        label={words.address}
        hint={words.addressHint}
        required
        maxLength={surveyLimits.url}
        value={url}
        onChange={set}
      />
    </>
  )
}
