import { siteLimits } from 'shared-contracts/site'
import { useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { nameFaster, useForgetEntries } from '../../kit/decisions'
import { messageTexts as words } from './message-texts'
import { type Message, messageHistory } from './messages'

interface Answer {
  readonly channel: 'mail' | 'phone' | 'sms'
  readonly text: string
}

export interface AnswerFormProps {
  readonly entry: Message
  readonly onDone: () => void
}

/** As long as editors' other drafts. */
const EDITORS_DAYS = 14

const fields = formFields<Answer>()

/** Answers a message by mail or SMS, or notes what was said by telephone. What is typed stays when somebody else was faster. */
export default function AnswerForm({ entry, onDone }: AnswerFormProps) {
  const { api, notify } = useShell()
  const forget = useForgetEntries('message')
  const { id, revision, email, phoneNumber } = entry.message
  const channels = [
    ...(email === null ? [] : (['mail'] as const)),
    ...(phoneNumber === null ? [] : (['phone'] as const)),
    ...(phoneNumber === null || !entry.sendsSms ? [] : (['sms'] as const)),
  ]
  const form = useFieldForm<Answer>({
    name: `answer-${id}`,
    defaults: { channel: channels[0] ?? 'phone', text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.textEmpty : null }),
    kept: { in: 'device', days: EDITORS_DAYS },
    async send(values) {
      try {
        await api.call('MessageDesk/Answer', { body: { id, revision, ...values } })
      } catch (error) {
        const refusal = await nameFaster(error, api, messageHistory, entry)
        await forget()
        throw refusal
      }
      notify(words.sentNotice, 'success')
      onDone()
      void forget()
    },
  })
  const channel = fields.useValue('channel', form)
  return (
    <FormFrame form={form} submitLabel={words.send[channel]}>
      <fields.Radio
        name="channel"
        legend={words.channel}
        options={channels.map((value) => ({ value, title: words.channels[value], hint: words.channelHints[value] }))}
      />
      <fields.Text
        name="text"
        label={words.text[channel]}
        required
        rows={6}
        maxLength={channel === 'sms' ? siteLimits.textMessage : siteLimits.answer}
      />
    </FormFrame>
  )
}
