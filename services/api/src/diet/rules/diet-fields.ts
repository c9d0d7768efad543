import { formatNumber } from 'shared-contracts/formats'
import type { RuleResult } from 'shared-contracts/validation'
import { type ConsultingQuestion, type ConsultingRules, isAskedOf } from './consulting-rules'
import type { Diet } from './diet'

type Answer = Diet['answers'][number]

/** Messages by field: `question-<id>` for an answer, `meals` for what was eaten; null: nothing to say. */
export function dietProblems(
  diet: Diet,
  { questions }: ConsultingRules,
  unknownFood: boolean,
): Readonly<Record<string, RuleResult>> {
  const nothing = diet.meals.length === 0 && diet.answers.length === 0
  const problems: Record<string, RuleResult> = {
    answers: nothing ? 'Bạn trả lời ít nhất một câu hoặc ghi ít nhất một món nhé.' : null,
    meals: unknownFood ? 'Có món hoặc thực phẩm không còn trong ngân hàng. Bạn bỏ món đó rồi thử lại nhé.' : null,
  }
  for (const answer of diet.answers) {
    const question = questions.find(({ id }) => id === answer.questionId)
    problems[`question-${answer.questionId}`] =
      question !== undefined && isAskedOf(question, diet.objectTypeId)
        ? answerProblem(question, answer)
        : 'Câu hỏi này không dành cho người được chọn.'
  }
  return problems
}

function answerProblem(question: ConsultingQuestion, { optionIds = [], value, text }: Answer): RuleResult {
  const { type, options, multiple, min, max, unit } = question
  switch (type) {
    case 'Selection': {
      const unknown = optionIds.some((id) => !options.some((option) => option.id === id))
      const tooMany = !multiple && optionIds.length > 1
      return unknown || tooMany || optionIds.length === 0 ? 'Vui lòng chọn câu trả lời' : null
    }
    case 'NumberRange': {
      const inside = value !== undefined && value >= (min ?? value) && value <= (max ?? value)
      return inside ? null : `Bạn ghi một số từ ${formatNumber(min ?? 0)} đến ${formatNumber(max ?? 0)} ${unit ?? ''}.`
    }
    case 'TextField':
      return text === undefined ? 'Bạn ghi câu trả lời hoặc bỏ trống nhé.' : null
  }
}
