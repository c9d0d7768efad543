import { memo } from 'react'
import { surveyLimits } from 'shared-contracts/surveys'
import { Checkbox } from 'shared-frame/forms'
import { Choice } from 'shared-ui/desk'
import type { EditedAsked } from '../../rules/edited-draft'
import { sitePages } from '../../rules/site-pages'
import { surveyTexts } from '../../survey-texts'
import { useFormState } from './form-context'
import { PlacedText, PlacedWhole } from './placed-fields'

const words = surveyTexts.form

type Terms = Pick<EditedAsked, 'summary' | 'purpose' | 'aboutHealth' | 'keepDays'>
interface Props extends Terms {
  /** Of a poll; null: a survey has none. */
  readonly url: string | null
}

/** The fields without the questions: they stay as they are while a question is written. */
export function termsOf(draft: EditedAsked): Props {
  const { summary, purpose, aboutHealth, keepDays } = draft
  return { summary, purpose, aboutHealth, keepDays, url: draft.kind === 'poll' ? draft.url : null }
}

/** What is said of a survey or poll before anybody answers. */
export const AskedFields = memo(function AskedFields({ url, summary, purpose, aboutHealth, keepDays }: Props) {
  const { change, locked } = useFormState()
  const set = (changes: Partial<Terms>) => change((all) => (all.kind === 'popup' ? all : { ...all, ...changes }))
  return (
    <>
      {url !== null && <PollAddress url={url} />}
      <PlacedText
        place="summary"
        label={words.summary}
        hint={words.summaryHint}
        rows={2}
        maxLength={surveyLimits.summary}
        value={summary}
        onChange={(next) => set({ summary: next })}
      />
      <PlacedText
        place="purpose"
        label={words.purpose}
        hint={words.purposeHint}
        required
        rows={2}
        maxLength={surveyLimits.purpose}
        value={purpose}
        onChange={(next) => set({ purpose: next })}
      />
      <Checkbox
        label={words.aboutHealth}
        disabled={locked}
        checked={aboutHealth}
        onChange={(next) => set({ aboutHealth: next })}
      />
      <PlacedWhole
        place="keepDays"
        label={words.keepDays}
        unit={words.days}
        min={1}
        max={surveyLimits.keepDaysMax}
        value={keepDays}
        onChange={(next) => set({ keepDays: next })}
      />
    </>
  )
})

/** The page that asks: one of the known ones, or any address typed by hand. */
function PollAddress({ url }: { url: string }) {
  const { change, findings } = useFormState()
  const known = sitePages.filter(({ path }) => path !== undefined)
  const set = (next: string) => {
    findings.touch('url')
    change((all) => (all.kind === 'poll' ? { ...all, url: next } : all))
  }
  return (
    <>
      <Choice
        label={words.knownAddress}
        value={known.some(({ path }) => path === url) ? url : ''}
        onChoose={(path) => {
          if (path !== '') set(path)
        }}
      >
        <option value="">{words.ownAddress}</option>
        {known.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </Choice>
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
