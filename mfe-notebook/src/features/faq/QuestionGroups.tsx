import { Fragment } from 'react'
import { Disclosure, ReviewLine, RichText } from 'shared-frame'
import { texts } from '../../texts'
import { type Question, type QuestionGroup, questionId } from './faq-groups'
import styles from './QuestionGroups.module.css'
import { useOpenTarget } from './use-open-target'

function Sources({ of: { sourceLinks } }: { of: Question }) {
  if (sourceLinks.length === 0) return null
  return (
    <p className={styles.small}>
      {texts.faq.sources}:{' '}
      {sourceLinks.map(({ title, url }, index) => (
        <Fragment key={title}>
          {index > 0 && '; '}
          {url === null ? (
            title
          ) : (
            <a href={url} rel="noopener noreferrer" target="_blank">
              {title}
              <span className="visually-hidden"> (mở trang khác)</span>
            </a>
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** All questions, each opening to its answer, with an address of its own. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  useOpenTarget()
  return groups.map((group) => (
    <section key={group.id} id={group.id} className={styles.group} aria-labelledby={`${group.id}-ten`}>
      <h2 id={`${group.id}-ten`}>{group.title}</h2>
      {group.questions.map((question) => (
        <Disclosure key={question.id} id={questionId(question)} summary={question.question}>
          <RichText html={question.answer} />
          <Sources of={question} />
          <ReviewLine review={question.review} />
          <p className={styles.small} data-no-print>
            <a href={`#${questionId(question)}`}>{texts.faq.link}</a>
          </p>
        </Disclosure>
      ))}
    </section>
  ))
}
