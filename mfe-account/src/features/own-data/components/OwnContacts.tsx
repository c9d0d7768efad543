import { formatInstant } from 'shared-contracts/formats'
import { Section, Tag } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { accountTexts } from '../../../texts/account'
import { Row, RowNote, Rows } from '../../own-account'
import { useOwnContacts } from '../requests/own-contacts'
import styles from './OwnData.module.css'

const texts = accountTexts.ownData

/** The messages to the programme that belong to the account. */
export function OwnContacts() {
  const contacts = useOwnContacts()
  return (
    <Section title={texts.contacts} intro={texts.contactsIntro}>
      <Loaded query={contacts} loading={{ count: 1, label: texts.contactsLoading }}>
        {(messages) =>
          messages.length === 0 ? (
            <p>{texts.noContacts}</p>
          ) : (
            <Rows>
              {messages.map(({ id, status, title, content, sentAt, answer, answerChannel, answeredAt }) => (
                <Row
                  key={id}
                  words={
                    <>
                      <h3>
                        {title ?? texts.contactNumber(id)} <Tag>{texts.contactStatus[status]}</Tag>
                      </h3>
                      <p className={styles.message}>{content}</p>
                      <RowNote>
                        <time dateTime={sentAt}>{formatInstant(new Date(sentAt))}</time>
                      </RowNote>
                      {answer !== null && answerChannel !== null && (
                        <>
                          <h4>{texts.contactAnswer[answerChannel]}</h4>
                          <p className={styles.message}>{answer}</p>
                          {answeredAt !== null && (
                            <RowNote>
                              <time dateTime={answeredAt}>{formatInstant(new Date(answeredAt))}</time>
                            </RowNote>
                          )}
                        </>
                      )}
                    </>
                  }
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Section>
  )
}
