import { afterEach, expect, test } from '@jest/globals'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { surveyTexts } from '../survey-texts'
import { ImportFile } from './ImportFile'

const words = surveyTexts.files
let view: MountedView
afterEach(() => view.unmount())

test('a pasted file is shown row by row first, and written only when that was agreed to', async () => {
  const sent: unknown[] = []
  const api = createFakeApi({
    'SurveyDesk/Import': ({ body }) => {
      sent.push(body)
      return {
        rows: [
          { row: 1, title: 'Bữa phụ', what: 'changed', problems: [] },
          { row: 2, title: 'Không tên', what: 'refused', problems: ['questions.0.content: phải có chữ'] },
        ],
      }
    },
  })
  const shell = { ...createShellMock(), api }
  view = await mountInShell(shell, <ImportFile />)
  await click(view.button(words.check))
  expect(view.text()).toContain(words.empty)

  const box = view.find<HTMLTextAreaElement>('textarea')
  await typeText(box, '[{}]')
  await click(view.button(words.check))
  await eventually(() => view.button(words.write(1)))
  expect(sent).toEqual([{ text: '[{}]', dryRun: true }])
  expect(view.find('tr[data-what=refused]').textContent).toContain('questions.0.content: phải có chữ')
  expect(view.text()).toContain(words.someRefused(1))

  // Another text is another plan.
  await typeText(box, ' ')
  expect(() => view.button(words.write(1))).toThrow('No button')
  await click(view.button(words.check))
  await eventually(() => view.button(words.write(1)))
  await click(view.button(words.write(1)))
  await eventually(() => expect(shell.calls).toContainEqual(['notify', words.written(1), 'success']))
  expect(sent.at(-1)).toEqual({ text: '[{}] ', dryRun: false })
})
