import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { ShellContext } from '../../core/shell/shell-context'
import { click, createShellMock, eventually, insideApp, type MountedView, mount } from '../../testing'
import type { makePdf } from '../pdf/make-pdf'
import type { PrintedSheet } from '../sheet'
import { printingTexts as texts } from '../texts'
import { PrintPreview } from './PrintPreview'
import type { PreviewPart } from './use-parts'

const made = jest.fn<typeof makePdf>()
// The library is imported at the press, and needs a bundler for its fonts (deploy/pdf tests it).
jest.mock('../pdf/make-pdf', () => ({ makePdf: made }))

const sheet = (title: string): PrintedSheet => ({ title, blocks: [{ kind: 'text', text: `Chữ của ${title}` }] })
const part = (id: string, chosen: boolean, load: PreviewPart['load']): PreviewPart => ({
  id,
  label: `Phần ${id}`,
  chosen,
  load,
})

let view: MountedView
afterEach(async () => {
  await view.unmount()
  made.mockReset()
})

async function open(parts: readonly PreviewPart[]) {
  const shell = createShellMock()
  const running: string[] = []
  const labels: string[] = []
  const task = (label: string) => {
    running.push(label)
    labels.push(label)
    return { done: () => void running.splice(running.indexOf(label), 1) }
  }
  const closed = jest.fn()
  view = await mount(
    <ShellContext value={{ ...shell, task }}>
      <PrintPreview
        heading="In thử"
        document={{ title: 'Thử', fileName: 'thu', foot: 'Chân trang' }}
        parts={parts}
        onClose={closed}
      />
    </ShellContext>,
  )
  return { shell, running, labels, closed }
}

const dialog = () => document.querySelector('[role="dialog"]')
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
  if (found === undefined) throw new Error(`No button ${name}`)
  return found
}
const box = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label))
  const input = found?.querySelector('input')
  if (!input) throw new Error(`No choice ${label}`)
  return input
}
const onPaper = () => document.querySelector('[data-print-root]')?.textContent

test('shows and prints what is chosen, asks for a part only then, and counts what comes', async () => {
  let arrive = (_: readonly PrintedSheet[]) => {}
  let progress = (_done: number, _of: number) => {}
  const asked = jest.fn()
  await open([
    part('tuần', true, async () => [sheet('Tuần này')]),
    part('món', false, (onProgress) => {
      asked()
      progress = onProgress
      return new Promise((resolve) => {
        arrive = resolve
      })
    }),
  ])
  await eventually(() => expect(dialog()?.textContent).toContain('Chữ của Tuần này'))
  expect(onPaper()).toContain('Chữ của Tuần này')
  expect(asked).not.toHaveBeenCalled()
  expect(button(texts.save).disabled).toBe(false)

  await click(box('Phần món'))
  await act(async () => progress(3, 7))
  expect(dialog()?.querySelector('[role="status"]')?.textContent).toContain('3/7')
  // Half of it is not what was asked for.
  expect(button(texts.print).disabled).toBe(true)
  await act(async () => arrive([sheet('Món ngon')]))
  expect(onPaper()).toContain('Chữ của Món ngon')
  expect(button(texts.print).disabled).toBe(false)
})

test('a part that fails is told and tried again; the others stay', async () => {
  let works = false
  const { shell } = await open([
    part('tuần', true, async () => [sheet('Tuần này')]),
    part('chợ', true, async () => {
      if (!works) throw new Error('no network')
      return [sheet('Đi chợ')]
    }),
  ])
  await eventually(() => expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('phần chợ'))
  expect(onPaper()).toContain('Tuần này')
  expect(shell.calls.map(([name]) => name)).toEqual(['report'])
  works = true
  await click(button(texts.retry))
  await eventually(() => expect(onPaper()).toContain('Đi chợ'))
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('')
})

test('names the steps of a file as background work, and hands over what was made on the chosen paper', async () => {
  URL.createObjectURL = () => 'blob:thu'
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  made.mockImplementation(async (_document, _paper, onPicturesDone) => {
    onPicturesDone()
    return new Blob(['%PDF'])
  })
  const { running, labels } = await open([part('tuần', true, async () => [sheet('Tuần này')])])
  await eventually(() => expect(button(texts.save).disabled).toBe(false))
  await click(box('A3'))
  await click(button(texts.save))
  await eventually(() => expect(dialog()?.querySelector('[role="status"]')?.textContent).toContain(texts.downloading))
  expect(made.mock.calls[0]?.slice(0, 2)).toEqual([
    { title: 'Thử', fileName: 'thu', foot: 'Chân trang', sheets: [sheet('Tuần này')] },
    'A3',
  ])
  expect(saved).toHaveBeenCalledTimes(1)
  saved.mockRestore()
  expect(labels).toEqual(Object.values(texts.steps))
  expect(running).toEqual([])
})

test('a file that can not be made is reported and told, the work ends, and the next try is free', async () => {
  made.mockRejectedValue(new Error('no memory'))
  const { shell, running } = await open([part('tuần', true, async () => [sheet('Tuần này')])])
  await eventually(() => expect(button(texts.save).disabled).toBe(false))
  await click(button(texts.save))
  await eventually(() => expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain(texts.failed))
  expect(shell.calls.map(([name]) => name)).toEqual(['report', 'notify'])
  expect(running).toEqual([])
  expect(button(texts.save).disabled).toBe(false)
})

test('inside an app the file is offered in other ways and printing leads to a browser; nothing is said to be downloaded', async () => {
  const app = insideApp()
  made.mockImplementation(async () => new Blob(['%PDF'], { type: 'application/pdf' }))
  await open([part('tuần', true, async () => [sheet('Tuần này')])])
  await eventually(() => expect(button(texts.save).disabled).toBe(false))
  await click(button(texts.save))
  const ways = (title: string) =>
    [...document.querySelectorAll('[role=dialog]')].find((each) => each.querySelector('h2')?.textContent === title)
  await eventually(() => expect(ways('Lưu tệp')?.textContent).toContain('thu.pdf'))
  expect([app.downloads(), dialog()?.querySelector('[role="status"]')?.textContent]).toEqual([
    0,
    `${texts.made}${texts.otherWays}`,
  ])
  await click(button(texts.print))
  await eventually(() => expect(ways('In trang này')?.textContent).toContain('Mở bằng trình duyệt để in'))
  app.leave()
})

test('while open, printing prints the sheets; after that the page again', async () => {
  await open([part('tuần', true, async () => [sheet('Tuần này')])])
  expect(document.documentElement.dataset.printsSheet).toBe('A4')
  await view.unmount()
  expect(document.documentElement.dataset.printsSheet).toBeUndefined()
  expect(document.querySelector('[data-print-root]')).toBeNull()
  view = await mount(<p />)
})
