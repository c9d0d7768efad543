import type { CallAnswer } from 'shared-contracts/calls'

type Answers = CallAnswer<'Faq/GetAll'>

/** Stands in an editor's text for the providers of sign-ins that this site is set up for. */
const PROVIDERS = '{đăng nhập qua}'

/** The answers that hold for this site: what speaks of the providers of sign-ins names those there are, and is left out where there are none. */
export function offeredAnswers(answers: Answers, providers: readonly string[]): Answers {
  const named = new Intl.ListFormat('vi', { type: 'disjunction' }).format(providers)
  return answers
    .filter(({ question, answer }) => providers.length > 0 || !`${question}${answer}`.includes(PROVIDERS))
    .map((row) => ({
      ...row,
      question: row.question.replaceAll(PROVIDERS, named),
      answer: row.answer.replaceAll(PROVIDERS, named),
    }))
}
