import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { PrintButton, ShareButtons } from '../core'
import { click, createShellMock, eventually, insideApp, type MountedView, mountInShell } from '../testing'
import { FileLink, type FileToSave, SaveButton } from './index'
import { savingTexts as texts } from './saving-texts'
import { waysTexts } from './ways/ways-texts'

let view: MountedView | undefined
let app: ReturnType<typeof insideApp> | undefined

beforeEach(() => {
  URL.createObjectURL = () => 'blob:thu'
  URL.revokeObjectURL = () => {}
})
afterEach(async () => {
  await view?.unmount()
  view = undefined
  app?.leave()
  app = undefined
  jest.restoreAllMocks()
})

const csv: FileToSave = { content: new Blob(['tuổi;cân'], { type: 'text/csv;charset=utf-8' }), name: 'tang-truong.csv' }
const png: FileToSave = { content: new Blob(['png'], { type: 'image/png' }), name: 'bieu-do.png' }

async function open(part: React.ReactNode) {
  const shell = createShellMock()
  const opened = await mountInShell(shell, part)
  view = opened
  return { shell, view: opened }
}

const dialog = () => document.querySelector('[role=dialog]')
const field = (label: string) =>
  document.querySelector<HTMLTextAreaElement>(`[role=dialog] textarea[aria-label="${label}"]`)

test('a browser that takes downloads gets the file; that it is saved is not claimed, and the other ways are one press away', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { shell, view } = await open(<SaveButton file={() => csv}>Lưu</SaveButton>)
  const notify = jest.spyOn(shell, 'notify')
  await click(view.button('Lưu'))
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(notify).toHaveBeenCalledWith(
    texts.downloading(csv.name),
    'info',
    expect.objectContaining({ label: texts.unseen }),
  )
  expect(dialog()).toBeNull()
  notify.mock.calls[0]?.[2]?.run()
  await eventually(() => expect(dialog()?.textContent).toContain(waysTexts.file.tried(csv.name)))
  await click(view.button(waysTexts.file.again))
  expect(clicked).toHaveBeenCalledTimes(2)
})

test('inside Zalo a table is shown to be copied, and nothing is said to be downloaded', async () => {
  app = insideApp()
  const { shell, view } = await open(<SaveButton file={() => csv}>Lưu</SaveButton>)
  await click(view.button('Lưu'))
  await eventually(() => expect(field(waysTexts.file.text)?.value).toBe('tuổi;cân'))
  expect([app.downloads(), shell.calls]).toEqual([0, []])
  expect(dialog()?.textContent).toContain('Zalo không tải được tệp về máy')
  expect(dialog()?.textContent).toContain(waysTexts.page.steps.zalo)
  expect(dialog()?.querySelector('a')?.getAttribute('href')).toMatch(/^intent:\/\/localhost\/.*scheme=http;/)
  await click(view.button(waysTexts.file.copy))
  await eventually(() => expect(dialog()?.textContent).toContain(waysTexts.selected))
  expect(document.activeElement).toBe(field(waysTexts.file.text))
})

test('inside an app a picture is shown itself, and goes to the share sheet where that takes it', async () => {
  const shared: ShareData[] = []
  let answer: () => Promise<void> = async () => {}
  app = insideApp({
    canShare: () => true,
    share: (data) => {
      shared.push(data)
      return answer()
    },
  })
  const { shell, view } = await open(<SaveButton file={async () => png}>Lưu ảnh</SaveButton>)
  await click(view.button('Lưu ảnh'))
  await eventually(() => expect(dialog()?.querySelector('img')?.src).toMatch(/^data:image\/png;/))
  expect(dialog()?.textContent).toContain(waysTexts.file.picture)

  answer = () => Promise.reject(new DOMException('', 'AbortError'))
  await click(view.button(waysTexts.file.share))
  expect(shared.map(({ files }) => files?.[0]?.name)).toEqual([png.name])
  expect(dialog()?.textContent).not.toContain(waysTexts.file.shared)
  expect(dialog()?.textContent).not.toContain(waysTexts.file.shareFailed)

  answer = () => Promise.reject(new DOMException('', 'DataError'))
  await click(view.button(waysTexts.file.share))
  expect(dialog()?.textContent).toContain(waysTexts.file.shareFailed)
  expect(shell.calls.map(([name]) => name)).toEqual(['report'])

  answer = async () => {}
  await click(view.button(waysTexts.file.share))
  expect(dialog()?.textContent).toContain(waysTexts.file.shared)
})

test('a file that can not be made is reported and said, and the button is free again', async () => {
  const { shell, view } = await open(
    <SaveButton file={() => Promise.reject(new Error('no canvas'))} failed="Chưa vẽ được">
      Lưu
    </SaveButton>,
  )
  await click(view.button('Lưu'))
  expect(shell.calls.map(([name]) => name)).toEqual(['report', 'notify'])
  expect(view.button('Lưu').disabled).toBe(false)
})

test('a link to a file is followed by a browser; inside an app the file is fetched and offered', async () => {
  const follow = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    view?.find('a[href$=".ics"]').dispatchEvent(event)
    return event.defaultPrevented
  }
  const fetched = jest.fn(async (_: unknown) => ({
    ok: true,
    blob: async () => new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }),
  }))
  Object.assign(globalThis, { fetch: fetched })
  await open(<FileLink href="/api/calendar/lop-hoc-3.ics">Thêm vào lịch</FileLink>)
  // jsdom would follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  follow()
  expect(fetched).not.toHaveBeenCalled()

  app = insideApp()
  expect(follow()).toBe(true)
  await eventually(() => expect(field(waysTexts.file.text)?.value).toBe('BEGIN:VCALENDAR'))
  expect(dialog()?.textContent).toContain('lop-hoc-3.ics')
})

test('a page that is not printed says so and offers the browser to print with', async () => {
  app = insideApp()
  const { view } = await open(<PrintButton />)
  await click(view.button('In trang này'))
  await eventually(() => expect(dialog()?.textContent).toContain(waysTexts.print.refused('zalo')))
  expect(field(waysTexts.page.link)?.value).toBe(window.location.href)
  // The dialog of a browser that took its time.
  await act(async () => void window.dispatchEvent(new Event('beforeprint')))
  await eventually(() => expect(dialog()).toBeNull())
})

test('a link that can not be copied by the button is shown to be copied by hand', async () => {
  app = insideApp()
  const { shell, view } = await open(<ShareButtons title="Bài" url="https://example.vn/bai" />)
  await click(view.button('Sao chép liên kết'))
  await eventually(() => expect(field(waysTexts.page.link)?.value).toBe('https://example.vn/bai'))
  expect(shell.calls).toEqual([])
})
