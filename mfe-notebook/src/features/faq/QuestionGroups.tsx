import { Disclosure, RichText } from 'shared-ui'
import { texts } from '../../texts'
import { type QuestionGroup, questionId } from './faq-groups'
import styles from './QuestionGroups.module.css'
import { useOpenTarget } from './use-open-target'

/** All questions, each opening to its answer, with an address of its own. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  useOpenTarget()
  return groups.map((group) => (
    <section key={group.id} id={group.id} className={styles.group} aria-labelledby={`${group.id}-ten`}>
      <h2 id={`${group.id}-ten`}>{group.title}</h2>
      {group.questions.map((question) => (
        <Disclosure key={question.id} id={questionId(question)} summary={question.question}>
          <RichText html={question.answer} />
          {question.sources.length > 0 && (
            <p className={styles.small}>
              {texts.faq.sources}: {question.sources.join('; ')}
            </p>
          )}
          <p className={styles.small} data-no-print>
            <a href={`#${questionId(question)}`}>{texts.faq.link}</a>
          </p>
        </Disclosure>
      ))}
    </section>
  ))
}
