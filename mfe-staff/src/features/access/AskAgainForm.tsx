import { useShell } from 'shared-frame'
import { FormFrame, formFields, TextField, useFieldForm } from 'shared-frame/forms'
import { useQueryClient } from 'shared-frame/remote'
import { texts } from '../../texts'
import { OWN_APPROVAL } from './own-approval'

interface Request {
  readonly note: string
}

const fields = formFields<Request>()
const blank: Request = { note: '' }
const words = texts.access.again

/** Who was refused tells what has changed, and waits for another decision. */
export default function AskAgainForm() {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const form = useFieldForm<Request>({
    name: 'ask-again',
    defaults: blank,
    kept: { in: 'device' },
    rules: ({ note }) => ({ note: note.trim() === '' ? words.noteNeeded : null }),
    async send({ note }) {
      await api.call('Staff/AskAgain', { body: { note: note.trim() } })
      form.reset(blank)
      notify(words.sent, 'success')
      await client.invalidateQueries({ queryKey: OWN_APPROVAL })
    },
  })
  return (
    <FormFrame form={form} submitLabel={words.send}>
      <NoteField />
    </FormFrame>
  )
}

function NoteField() {
  const { id, value, error, onChange } = fields.useField('note')
  return (
    <TextField
      id={id}
      name="note"
      label={words.note}
      hint={words.noteHint}
      rows={3}
      maxLength={500}
      required
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
