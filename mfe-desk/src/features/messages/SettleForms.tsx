import { siteLimits } from 'shared-contracts/site'
import { Section, Stack, useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { messageDeskTexts as words } from './message-desk-texts'
import { type Message, useForgetMessages } from './messages'

type Channel = 'mail' | 'phone' | 'sms'

interface Answer {
  readonly channel: Channel
  readonly text: string
}

interface Rejection {
  readonly reason: string
}

export interface SettleFormsProps {
  readonly message: Message
  readonly sendsSms: boolean
}

/** As long as editors' other drafts. */
const EDITORS_DAYS = 14

const answers = formFields<Answer>()
const rejections = formFields<Rejection>()

/** Answers a message, or rejects it. What is typed stays when somebody else was faster. */
export default function SettleForms(props: SettleFormsProps) {
  return (
    <Stack gap="large">
      <Section title={words.answerTitle}>
        <AnswerForm {...props} />
      </Section>
      <Section title={words.rejectTitle}>
        <RejectForm {...props} />
      </Section>
    </Stack>
  )
}

function AnswerForm({ message: { id, revision, email, phoneNumber }, sendsSms }: SettleFormsProps) {
  const { api, notify } = useShell()
  const forget = useForgetMessages()
  const channels = [
    ...(email === null ? [] : (['mail'] as const)),
    ...(phoneNumber === null ? [] : (['phone'] as const)),
    ...(phoneNumber === null || !sendsSms ? [] : (['sms'] as const)),
  ]
  const form = useFieldForm<Answer>({
    name: `answer-${id}`,
    defaults: { channel: channels[0] ?? 'phone', text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.textEmpty : null }),
    kept: { in: 'device', days: EDITORS_DAYS },
    async send(values) {
      await api.call('MessageDesk/Answer', { body: { id, revision, ...values } })
      notify(words.sentNotice, 'success')
      await forget()
    },
  })
  const channel = answers.useValue('channel', form)
  return (
    <FormFrame form={form} submitLabel={words.send[channel]}>
      <answers.Radio
        name="channel"
        legend={words.channel}
        options={channels.map((value) => ({ value, title: words.channels[value], hint: words.channelHints[value] }))}
      />
      <answers.Text
        name="text"
        label={words.text[channel]}
        required
        rows={6}
        maxLength={channel === 'sms' ? siteLimits.textMessage : siteLimits.answer}
      />
    </FormFrame>
  )
}

function RejectForm({ message: { id, revision } }: SettleFormsProps) {
  const { api, notify } = useShell()
  const forget = useForgetMessages()
  const form = useFieldForm<Rejection>({
    name: `reject-${id}`,
    defaults: { reason: '' },
    kept: { in: 'device', days: EDITORS_DAYS },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.reasonEmpty : null }),
    async send({ reason }) {
      await api.call('MessageDesk/Reject', { body: { id, revision, reason } })
      notify(words.rejected, 'success')
      await forget()
    },
  })
  return (
    <FormFrame form={form} submitLabel={words.reject} tone="danger">
      <rejections.Text
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={2}
        maxLength={siteLimits.rejectReason}
      />
    </FormFrame>
  )
}
