import type { CallAnswer } from 'shared-contracts/calls'
import { slugify } from 'shared-contracts/text'

export type Question = CallAnswer<'Faq/GetAll'>[number]

export interface QuestionGroup {
  readonly title: string
  /** Anchor of the group on the page. */
  readonly id: string
  readonly questions: readonly Question[]
}

/** Questions by group, both in the order in which they first stand in the list. */
export function questionGroups(questions: readonly Question[]): readonly QuestionGroup[] {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    const group = groups.get(question.group)
    if (group) group.push(question)
    else groups.set(question.group, [question])
  }
  return Array.from(groups, ([title, members]) => ({ title, id: `nhom-${slugify(title)}`, questions: members }))
}

/** Anchor of a question. It stays when the wording changes, as people keep links to it. */
export function questionId(question: Pick<Question, 'id'>): string {
  return `cau-${question.id}`
}

/** schema.org FAQPage. Answers are the page's own HTML. */
export function faqJsonLd(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'vi',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: question.question,
      acceptedAnswer: { '@type': 'Answer', text: question.answer },
    })),
  }
}
