import { useState } from 'react'
import { useShell } from 'shared-frame'
import { FormFrame, formFields, TextField, useFieldForm } from 'shared-frame/forms'
import { nameFaster, useForgetEntries } from '../../../kit/decisions'
import { FoundChoices } from '../components/FoundChoices'
import { type Choosable, searchEntry, searchKind, useJudged, wordingOf } from '../requests/search-desk'
import { searchTexts } from '../search-texts'

const words = searchTexts.form

interface Values {
  readonly query: string
  readonly answer: 'there' | 'unwritten'
  /** Null: nothing is chosen yet. */
  readonly wanted: Choosable | null
}

/** As long as editors' other drafts. */
const EDITORS_DAYS = 14

const fields = formFields<Values>()
const empty: Values = { query: '', answer: 'there', wanted: null }
const answers = (['there', 'unwritten'] as const).map((value) => ({ value, title: words.answers[value] }))

/** Any search, with what should come first. Who was faster is named; a second press then judges over what was read anew. */
export default function JudgeForm() {
  const { api, notify } = useShell()
  const forget = useForgetEntries('search')
  const judged = useJudged().data ?? []
  const [sent, setSent] = useState(0)
  const form = useFieldForm<Values>({
    name: 'judge',
    defaults: empty,
    kept: { in: 'device', days: EDITORS_DAYS },
    rules: ({ query, answer, wanted }) => ({
      query: query.trim() === '' ? words.queryEmpty : null,
      wanted: answer === 'there' && wanted === null ? words.wantedEmpty : null,
    }),
    async send({ query, answer, wanted }) {
      const chosen = answer === 'there' && wanted !== null ? { kind: wanted.kind, id: wanted.id } : null
      const seen = judged.find((each) => each.query === wordingOf(query))?.judgedAt ?? null
      try {
        await api.call('Search/Judge', { body: { query, wanted: chosen, seen } })
      } catch (error) {
        const refusal = await nameFaster(error, api, searchKind.history, searchEntry(query, seen))
        await forget()
        throw refusal
      }
      notify(searchTexts.judgedSaved, 'success')
      form.reset(empty)
      setSent((times) => times + 1)
      await forget()
    },
  })
  const answer = fields.useValue('answer', form)
  return (
    <FormFrame form={form} submitLabel={words.send}>
      <fields.Text name="query" label={words.query} required maxLength={100} />
      <fields.Radio name="answer" legend={words.answer} options={answers} />
      {answer === 'there' && <WantedField key={sent} />}
    </FormFrame>
  )
}

/** What is typed finds; what is chosen stands in the field until something else is typed. */
function WantedField() {
  const { id, value, error, onChange, onBlur } = fields.useField('wanted')
  const [typed, setTyped] = useState(value?.title ?? '')
  return (
    <div>
      <TextField
        id={id}
        name="wanted"
        label={words.wanted}
        hint={words.wantedHint}
        required
        autoComplete="off"
        error={error}
        value={typed}
        onBlur={onBlur}
        onChange={(text) => {
          setTyped(text)
          onChange(null)
        }}
      />
      {value === null && (
        <FoundChoices
          typed={typed}
          onChoose={(chosen) => {
            setTyped(chosen.title)
            onChange(chosen)
          }}
        />
      )}
    </div>
  )
}
