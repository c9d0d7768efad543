import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, type ComponentType, useEffect } from 'react'
import type { PromptQuestionProps } from 'shared-frame/remotes'
import { click, createShellMock, type MountedView, mount, type ShellMock } from 'shared-frame/testing'
import { WidgetLoaderContext } from '../../../frame/WidgetSlot'
import { fillBrowserGaps } from '../../../testing/browser-gaps'
import { Surroundings } from '../../../testing/surroundings'
import type { PollStatus, Prompt, PromptAction } from '../flow/prompt'
import { pollOf, popupOf } from '../flow/testing/inputs'
import { SUSPENSE_LIMIT_MS } from './PromptBoundary'
import { PromptOverlay } from './PromptOverlay'

fillBrowserGaps()

const chosen = {
  textAnswer: null,
  surveyAnswerGroups: [{ surveyAnswerGroupId: 1, surveyAnswerIds: [1], textAnswer: null }],
}

/** The smallest widget that keeps the contract: a choice, and its withdrawal. */
function Question({ question, disabled, problem, onChange }: PromptQuestionProps) {
  return (
    <fieldset disabled={disabled}>
      <legend>{question.content}</legend>
      <input type="text" defaultValue="" aria-label="Ý kiến" />
      <button type="button" onClick={() => onChange(chosen)}>
        Hay
      </button>
      <button type="button" onClick={() => onChange(null)}>
        Xóa câu trả lời
      </button>
      <p id="problem">{problem}</p>
    </fieldset>
  )
}

let view: MountedView
let shell: ShellMock
let acts: PromptAction[]
/** What was told of the answer. */
let changes: unknown[]

beforeEach(() => {
  shell = createShellMock()
  acts = []
  changes = []
})
afterEach(async () => {
  await view.unmount()
  jest.useRealTimers()
})

const asking: PollStatus = { state: 'asking', problems: [], needsConsent: false }

function tree(prompt: Prompt | null, Widget: ComponentType<PromptQuestionProps>) {
  // The loader hands over components of other bundles, whose props the contract names.
  const load = () => Widget as ComponentType
  return (
    <Surroundings shell={shell}>
      <WidgetLoaderContext value={load}>
        <button type="button">Trên trang</button>
        {prompt ? (
          <PromptOverlay
            prompt={prompt}
            act={(action) => void (action.type === 'changed' ? changes.push(action.answer) : acts.push(action))}
          />
        ) : null}
      </WidgetLoaderContext>
    </Surroundings>
  )
}

async function show(prompt: Prompt | null, Widget: ComponentType<PromptQuestionProps> = Question) {
  view = await mount(tree(prompt, Widget))
}

const dialog = () => view.find<HTMLDialogElement>('dialog[data-prompt]')
const showPoll = (status: PollStatus = asking, changes = {}) =>
  show({ kind: 'poll', poll: pollOf(1, changes), begun: null, status })

describe('a popup', () => {
  test('is a modal dialog with a name and a description, which has the focus as a whole', async () => {
    await show({ kind: 'popup', popup: popupOf(1) })
    expect(dialog().open).toBe(true)
    expect(dialog().getAttribute('aria-modal')).toBe('true')
    const named = document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')
    const described = document.getElementById(dialog().getAttribute('aria-describedby') ?? '')
    expect([named?.textContent, described?.textContent]).toEqual(['Thông báo', 'Thông báo 1'])
    expect(document.activeElement).toBe(dialog())
  })

  test('gives the focus back', async () => {
    await show(null)
    view.button('Trên trang').focus()
    await view.rerender(tree({ kind: 'popup', popup: popupOf(1) }, Question))
    expect(document.activeElement).toBe(dialog())
    await view.rerender(tree(null, Question))
    expect(document.activeElement).toBe(view.button('Trên trang'))
  })

  test.each(['left', 'center', 'right'])('has its button at the position %s', async (buttonPositionName) => {
    await show({ kind: 'popup', popup: popupOf(1, { buttonText: 'Xem', redirectUrl: '/lop', buttonPositionName }) })
    expect(view.find('[data-position]').dataset.position).toBe(buttonPositionName)
  })

  test('leads to a page of the site by the shell, and closes', async () => {
    await show({ kind: 'popup', popup: popupOf(1, { buttonText: 'Xem lớp', redirectUrl: '/dang-ki-lop-hoc?thang=1' }) })
    await click(view.find('[data-position] a'))
    expect(shell.calls).toContainEqual(['navigate', '/dang-ki-lop-hoc?thang=1'])
    expect(acts).toContainEqual({ type: 'close' })
  })

  test('leads to another site in a tab of its own, which learns nothing of this one', async () => {
    await show({ kind: 'popup', popup: popupOf(1, { redirectUrl: 'https://moh.gov.vn/tin' }) })
    const link = view.find<HTMLAnchorElement>('[data-position] a')
    expect([link.href, link.target, link.rel, link.textContent]).toEqual([
      'https://moh.gov.vn/tin',
      '_blank',
      'noopener',
      'Xem thêm',
    ])
  })

  test.each(['javascript:alert(1)', 'http://['])('leads nowhere by %s', async (redirectUrl) => {
    await show({ kind: 'popup', popup: popupOf(1, { redirectUrl }) })
    expect(document.querySelector('[data-position]')).toBeNull()
  })

  test('closes by its cross, by Escape and by "Để sau"', async () => {
    await show({ kind: 'popup', popup: popupOf(1) })
    await click(view.button('Đóng'))
    // What the browser does after Escape.
    await act(async () => void dialog().dispatchEvent(new Event('close')))
    await click(view.button('Để sau'))
    expect(acts.filter(({ type }) => type !== 'keep')).toEqual([
      { type: 'close' },
      { type: 'close' },
      { type: 'later' },
    ])
  })

  test.each<[string, (content: Element) => void]>([
    ['its button', () => view.container.querySelector<HTMLElement>('p button')?.click()],
    ['a press in it', (content) => void content.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
    [
      'a finger that scrolls it',
      (content) => void content.dispatchEvent(new Event('pointercancel', { bubbles: true })),
    ],
    [
      'typing in it',
      (content) => void content.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
    ],
  ])('is kept by %s', async (_, use) => {
    await show({ kind: 'popup', popup: popupOf(1, { secondToShow: 9 }) })
    expect(dialog().textContent).toContain('Tự đóng sau 9 giây.')
    const content = document.getElementById(dialog().getAttribute('aria-describedby') ?? '') ?? document.body
    await act(async () => use(content))
    await act(async () => use(content))
    expect(acts).toEqual([{ type: 'keep' }])
    expect(dialog().textContent).toContain('Thông báo sẽ không tự đóng.')
  })

  test.each(['pointerenter', 'pointerover', 'pointermove', 'click', 'focus'])(
    'is not kept by %s on its backdrop, which fills the window',
    async (type) => {
      await show({ kind: 'popup', popup: popupOf(1, { secondToShow: 9 }) })
      await act(async () => void dialog().dispatchEvent(new Event(type, { bubbles: type !== 'focus' })))
      await act(async () => view.button('Đóng').focus())
      await act(async () => void dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
      expect(acts).toEqual([])
    },
  )

  test('with content that could run is not shown, and reported', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
    await show({ kind: 'popup', popup: popupOf(1, { content: '<img src=x onerror="alert(1)">' }) })
    expect(document.querySelector('dialog')).toBeNull()
    expect(acts).toEqual([{ type: 'fail' }])
    expect(shell.calls.filter(([name]) => name === 'report')).toHaveLength(1)
    complaints.mockRestore()
  })
})

describe('a poll', () => {
  test('can be sent only while there is an answer', async () => {
    await showPoll()
    expect(view.button('Gửi').disabled).toBe(true)
    await click(view.button('Hay'))
    expect(view.button('Gửi').disabled).toBe(false)
    await click(view.button('Xóa câu trả lời'))
    expect(view.button('Gửi').disabled).toBe(true)
    await click(view.button('Hay'))
    await click(view.button('Gửi'))
    expect(acts).toEqual([{ type: 'send', answer: chosen }])
  })

  test('tells each change of the answer, and begins with what was not sent', async () => {
    await showPoll()
    await click(view.button('Hay'))
    await click(view.button('Xóa câu trả lời'))
    expect(changes).toEqual([chosen, null])
    await view.unmount()
    const given: unknown[] = []
    await show({ kind: 'poll', poll: pollOf(1), begun: chosen, status: asking }, (props) => {
      given.push(props.initialAnswer)
      return <Question {...props} />
    })
    expect(given[0]).toEqual(chosen)
    expect(dialog().textContent).toContain('Câu trả lời bạn chưa gửi lần trước vẫn còn đây.')
  })

  test('"Bỏ qua" closes it, ticking "Không xuất hiện khảo sát này nữa" puts it aside', async () => {
    await showPoll()
    await click(view.find('input[type=checkbox]'))
    await click(view.button('Bỏ qua'))
    expect(acts).toEqual([{ type: 'unwanted', unwanted: true }, { type: 'close' }])
  })

  test('says what the answers are for, how long they are kept, and that they are about health', async () => {
    await showPoll(asking, { purpose: 'Để chọn bài viết tiếp theo.', keepDays: 90, aboutHealth: true })
    expect(dialog().textContent).toContain('Để chọn bài viết tiếp theo. Câu trả lời được giữ 90 ngày rồi xóa.')
    expect(dialog().textContent).toContain('dữ liệu sức khỏe')
  })

  test('shows errors as notifications over itself and keeps what was answered', async () => {
    await showPoll()
    await click(view.button('Hay'))
    const field = view.find<HTMLInputElement>('input[type=text]')
    field.value = 'vài lời'
    await view.rerender(tree({ kind: 'poll', poll: pollOf(1), begun: null, status: { state: 'sending' } }, Question))
    expect(view.button('Gửi').disabled).toBe(true)
    const status: PollStatus = { state: 'asking', problems: ['Hệ thống đang bận.', 'Sai câu.'], needsConsent: false }
    await view.rerender(tree({ kind: 'poll', poll: pollOf(1), begun: null, status }, Question))
    expect([...dialog().querySelectorAll('[role=status]')].at(-1)?.textContent).toBe('Hệ thống đang bận.Sai câu.')
    expect(view.find('#problem').textContent).toBe('Hệ thống đang bận.')
    expect(view.find<HTMLInputElement>('input[type=text]').value).toBe('vài lời')
    await click(view.button('Gửi'))
    expect(acts).toEqual([{ type: 'send', answer: chosen }])
  })

  test('offers the consent that is missing, and sends with it', async () => {
    await showPoll()
    await click(view.button('Hay'))
    const status: PollStatus = { state: 'asking', problems: [], needsConsent: true }
    await view.rerender(tree({ kind: 'poll', poll: pollOf(1), begun: null, status }, Question))
    expect(dialog().textContent).toContain('Tôi đồng ý để chương trình lưu và xử lý dữ liệu sức khỏe')
    await click(view.button('Đồng ý và gửi'))
    expect(acts).toEqual([{ type: 'agree', answer: chosen }])
  })
})

describe('a section that fails', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void jest.restoreAllMocks())

  const prompt: Prompt = { kind: 'poll', poll: pollOf(1), begun: null, status: asking }
  const reports = () => shell.calls.filter(([name]) => name === 'report').length

  test('in render leaves nothing over the page, and is reported', async () => {
    await show(prompt, () => {
      throw new Error('render')
    })
    expect([document.querySelector('dialog'), acts, reports()]).toEqual([null, [{ type: 'fail' }], 1])
  })

  test('in an effect leaves nothing over the page, and is reported', async () => {
    await show(prompt, () => {
      useEffect(() => {
        throw new Error('effect')
      }, [])
      return null
    })
    expect([document.querySelector('dialog'), acts, reports()]).toEqual([null, [{ type: 'fail' }], 1])
  })

  test('while it is open leaves nothing over the page', async () => {
    let broken = false
    const Fragile = (props: PromptQuestionProps) => {
      if (broken) throw new Error('later')
      return <Question {...props} />
    }
    await show(prompt, Fragile)
    expect(dialog().open).toBe(true)
    broken = true
    await view.rerender(tree({ ...prompt, status: { state: 'sending' } }, Fragile))
    expect([document.querySelector('dialog'), acts, reports()]).toEqual([null, [{ type: 'fail' }], 1])
  })

  test('that never comes can be closed meanwhile, and leaves nothing after some seconds', async () => {
    jest.useFakeTimers()
    const never = new Promise(() => {})
    await show(prompt, () => {
      throw never
    })
    expect(dialog().textContent).toContain('Đang mở câu hỏi…')
    await click(view.button('Đóng'))
    expect(acts).toEqual([{ type: 'close' }])
    await act(async () => void jest.advanceTimersByTime(SUSPENSE_LIMIT_MS))
    expect([document.querySelector('dialog'), acts.at(-1), reports()]).toEqual([null, { type: 'fail' }, 1])
  })
})
