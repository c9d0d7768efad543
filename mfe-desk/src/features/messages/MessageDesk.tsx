import { useDeferredValue, useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { formatPhone } from 'shared-contracts/validation'
import { Button, Disclosure, Stack } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { SearchText } from 'shared-ui/desk'
import { CategoryTabs, Pager } from 'shared-ui/lists'
import { Loaded } from 'shared-ui/reading'
import styles from './MessageDesk.module.css'
import { messagesAddress, pageIn, statusIn } from './message-address'
import { messageDeskTexts as words } from './message-desk-texts'
import { type Message, type MessageStatus, PAGE_SIZE, useMessages, useReopening } from './messages'
import { SettleForms } from './settle-forms-part'

const statuses = [1, 2, 3] as const

/** The messages of the state that the address names. */
export function MessageDesk() {
  const { search } = usePage()
  const status = statusIn(search)
  const page = pageIn(search)
  const [keyword, setKeyword] = useState('')
  const messages = useMessages(status, useDeferredValue(keyword.trim()), page)
  const counts = messages.data?.counts
  const countOf = (each: MessageStatus) =>
    counts === undefined ? null : { 1: counts.waiting, 2: counts.replied, 3: counts.rejected }[each]
  return (
    <Stack>
      <CategoryTabs
        label={words.tabs}
        tabs={statuses.map((each) => ({
          to: messagesAddress(each),
          title: words.tab(words.states[each], countOf(each)),
          current: each === status,
        }))}
      />
      <SearchText label={words.find} value={keyword} onChange={setKeyword} />
      <Loaded query={messages} loading={{ count: 3, label: words.loading }}>
        {({ items, totalCount, sendsSms }) => (
          <>
            {items.length === 0 && <p>{keyword.trim() === '' ? words.none[status] : words.noneFound}</p>}
            <ul className={styles.rows}>
              {items.map((message) => (
                <li key={message.id}>
                  <MessageRow message={message} sendsSms={sendsSms} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              totalCount={totalCount}
              href={(to) => messagesAddress(status, to)}
              label={words.pages}
            />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function MessageRow({ message, sendsSms }: { message: Message; sendsSms: boolean }) {
  const { id, status, title, fullName, email, phoneNumber, content, sentAt } = message
  const name = title ?? words.number(id)
  return (
    <article className={styles.row} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.soft} translate="no">
        {fullName}
        {email !== null && (
          <>
            {', '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {phoneNumber !== null && (
          <>
            {', '}
            <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
          </>
        )}
      </p>
      <p className={styles.soft}>
        <time dateTime={sentAt}>{words.sent(formatInstant(new Date(sentAt)))}</time>
      </p>
      <p className={styles.words}>{content}</p>
      <Settled message={message} />
      {status === 1 && (
        <Disclosure summary={`${words.answerTitle}: ${name}`}>
          <SettleForms message={message} sendsSms={sendsSms} />
        </Disclosure>
      )}
    </article>
  )
}

/** What became of a message. */
function Settled({ message }: { message: Message }) {
  const { id, status, answer, answerChannel, rejectReason, settledAt, settledBy } = message
  const reopening = useReopening(words.reopened)
  return (
    <>
      {answer !== null && answerChannel !== null && (
        <section className={styles.answer} aria-label={words.answered[answerChannel]}>
          <h3>{words.answered[answerChannel]}</h3>
          <p className={styles.words}>{answer}</p>
        </section>
      )}
      {rejectReason !== null && (
        <p>
          <strong>{words.rejectedFor}:</strong> {rejectReason}
        </p>
      )}
      {settledAt !== null && <p className={styles.soft}>{words.by(settledBy, formatInstant(new Date(settledAt)))}</p>}
      {status !== 1 && (
        <p>
          <Button size="small" tone="quiet" busy={reopening.isPending} onClick={() => reopening.mutate(id)}>
            {words.reopen}
          </Button>
        </p>
      )}
    </>
  )
}
