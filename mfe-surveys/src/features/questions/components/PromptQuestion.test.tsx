import { afterEach, expect, test } from '@jest/globals'
import type { PromptAnswer, PromptQuestionProps } from 'shared-frame/remotes'
import { click, type MountedView, mount, typeText } from 'shared-frame/testing'
import { madeQuestion } from '../../../testing/made-survey'
import widget from '../../../widgets/prompt-question.widget'

const Widget = widget.Component
let view: MountedView
let told: (PromptAnswer | null)[] = []
const last = () => told[told.length - 1]

async function show(own: Partial<PromptQuestionProps['question']> = {}, props: Partial<PromptQuestionProps> = {}) {
  told = []
  const question = { ...madeQuestion(), pollId: 9, ...own }
  const widgetProps = {
    question,
    disabled: false,
    problem: null,
    onChange: (answer: PromptAnswer | null) => void told.push(answer),
  }
  view = await mount(<Widget {...widgetProps} {...props} />)
}
afterEach(() => view.unmount())

const input = (value: number) => view.find<HTMLInputElement>(`input[value="${value}"]`)
const textarea = () => view.find<HTMLTextAreaElement>('textarea')

test('a single choice is told as the call takes it, and replaces the one before', async () => {
  await show()
  await click(input(11))
  await click(input(21))
  expect(last()).toEqual({
    textAnswer: null,
    surveyAnswerGroups: [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21], textAnswer: null }],
  })
  expect(input(11).checked).toBe(false)
})

test('a multiple choice that is taken back leaves nothing to send', async () => {
  await show({ surveyQuestionTypeId: 2 })
  await click(input(11))
  await click(input(11))
  expect(told).toHaveLength(2)
  expect(last()).toBeNull()
})

test('the text of "other" can be typed only while "other" is chosen', async () => {
  await show()
  expect(textarea().disabled).toBe(true)
  await click(input(13))
  expect(textarea().disabled).toBe(false)
  await typeText(textarea(), 'rau rừng')
  expect(last()?.surveyAnswerGroups[0]?.textAnswer).toBe('rau rừng')
  await click(input(12))
  expect(textarea().disabled).toBe(true)
  expect(last()?.surveyAnswerGroups[0]?.textAnswer).toBeNull()
})

test('a free text is told without spaces around it', async () => {
  await show({ surveyQuestionTypeId: 3, answerGroups: [] })
  await typeText(textarea(), '  ý kiến ')
  expect(last()).toEqual({ textAnswer: 'ý kiến', surveyAnswerGroups: [] })
})

test('what was answered before is filled in, and told', async () => {
  const groups = [{ surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: 'rau rừng' }]
  const initialAnswer = { textAnswer: null, surveyAnswerGroups: groups }
  await show({}, { initialAnswer })
  expect(input(13).checked).toBe(true)
  expect(textarea().value).toBe('rau rừng')
  expect(told).toEqual([initialAnswer])
})

test('a choice that an editor took away since is not filled in', async () => {
  const groups = [{ surveyAnswerGroupId: 10, surveyAnswerIds: [99], textAnswer: null }]
  await show({}, { initialAnswer: { textAnswer: null, surveyAnswerGroups: groups } })
  expect(view.container.querySelectorAll('input:checked')).toHaveLength(0)
  expect(told).toEqual([null])
})

test('what is wrong is told at the question, and tied to it', async () => {
  await show({}, { problem: 'Vui lòng chọn câu trả lời' })
  const group = view.find('[role="radiogroup"]')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const described = (group.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Vui lòng chọn câu trả lời')
})

test('while it is being sent nothing can be changed', async () => {
  await show({}, { disabled: true })
  expect(view.find<HTMLFieldSetElement>('fieldset').disabled).toBe(true)
})
