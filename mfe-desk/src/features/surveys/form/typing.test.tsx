import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { TextFieldProps } from 'shared-frame/forms'
import {
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { deskItem } from 'shared-ui/previews/testing'

/** Ids of the fields that were rendered, in order. */
const rendered: (string | undefined)[] = []
jest.mock('shared-frame/forms', () => {
  const forms = jest.requireActual<typeof import('shared-frame/forms')>('shared-frame/forms')
  return {
    ...forms,
    TextField(props: TextFieldProps) {
      rendered.push(props.id)
      return <forms.TextField {...props} />
    },
  }
})

// After the mock, which is not lifted above the other imports.
const { SurveyEditor } = jest.requireActual<typeof import('./SurveyEditor')>('./SurveyEditor')

let view: MountedView
let saves = 0

beforeEach(async () => {
  localStorage.clear()
  saves = 0
  rendered.length = 0
  const item = deskItem()
  if (item.draft.kind !== 'survey') throw new Error('a survey is needed')
  const [question] = item.draft.questions
  if (question === undefined) throw new Error('a question is needed')
  const draft = { ...item.draft, questions: Array.from({ length: 6 }, () => ({ ...question, id: null })) }
  const api = createFakeApi({
    'SurveyDesk/GetById': () => ({ ...item, draft }),
    'SurveyDesk/Save': ({ body }) => {
      if (body === undefined) throw new Error('nothing sent')
      saves += 1
      return { id: item.id, revision: (body.revision ?? 0) + 1, draft: body.draft }
    },
  })
  view = await mountInShell({ ...createShellMock(), api }, <SurveyEditor kind="survey" id={item.id} editorId={1} />)
  await eventually(() => field('title'))
  expect(rendered.filter((id) => id?.includes('.answers.'))).toHaveLength(12)
  rendered.length = 0
})
afterEach(() => view.unmount())

const field = (place: string) => view.find<HTMLInputElement>(`[id="desk-${place}"]`)

test.each(['questions.2.content', 'questions.2.answerGroups.0.answers.1.content', 'title'])(
  'typing at %s renders no other field of a question, nor does saving',
  async (place) => {
    await typeText(field(place), '!')
    await eventually(() => expect(saves).toBe(1))
    await eventually(() => expect(view.find('[role=status]').textContent).toMatch(/^Đã lưu/))
    expect(rendered).toContain(`desk-${place}`)
    expect(rendered.filter((id) => id?.includes('questions.') && id !== `desk-${place}` && !isOwnText(id))).toEqual([])
  },
)

/** The question's text may be rendered with one of its answers. */
function isOwnText(id: string): boolean {
  return id === 'desk-questions.2.content'
}

test('a finding renders the field at its place alone', async () => {
  await typeText(field('questions.2.content'), ' ', { replace: true })
  rendered.length = 0
  await act(async () => {
    field('questions.2.content').focus()
    field('questions.2.content').blur()
  })
  await eventually(() => expect(field('questions.2.content').getAttribute('aria-invalid')).toBe('true'))
  expect([...new Set(rendered)]).toEqual(['desk-questions.2.content'])
})
