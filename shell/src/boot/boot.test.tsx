import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Boot } from './held-events'
import { replayHeldEvents } from './replay-held-events'

interface Told {
  readonly pressed: number
  readonly name: string
  readonly agreed: boolean
  readonly kind: string
  readonly sent: number
  readonly keys: readonly string[]
}

let told: Told
const NOTHING: Told = { pressed: 0, name: '', agreed: false, kind: 'a', sent: 0, keys: [] }
const tell = (what: Partial<Told>) => {
  told = { ...told, ...what }
}

function Page() {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <main>
      <button type="button" id="heart" onClick={() => tell({ pressed: told.pressed + 1 })}>
        Yêu thích
      </button>
      <button type="button" role="tab" id="tab" onKeyDown={({ key }) => tell({ keys: [...told.keys, key] })}>
        Tuần này
      </button>
      <a href="#noi-dung">Nội dung</a>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          tell({ sent: told.sent + 1 })
        }}
      >
        <input
          name="name"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            tell({ name: target.value })
          }}
        />
        <input
          type="checkbox"
          checked={agreed}
          onChange={({ target }) => {
            setAgreed(target.checked)
            tell({ agreed: target.checked })
          }}
        />
        <select onChange={({ target }) => tell({ kind: target.value })}>
          <option>a</option>
          <option>b</option>
        </select>
        <button type="submit">Gửi</button>
      </form>
    </main>
  )
}

const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** Until all that was held is done, and what it changed is on the page. */
async function settled(): Promise<void> {
  for (const end = Date.now() + 10_000; boot.held.length > 0 && Date.now() < end; ) await pause(10)
  await pause(60)
}

/** As the browser does it for who types. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

let root: Root | null = null
globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** Once, as in a document: its listeners stay. */
let boot: Boot
let isOld = false
beforeAll(async () => {
  Object.assign(globalThis, { CSS: { supports: () => !isOld } })
  await import('./boot-script')
  if (!window.boot) throw new Error('The boot script has not run')
  boot = window.boot
})

beforeEach(() => {
  act(() => root?.unmount())
  told = NOTHING
  boot.held.length = 0
  delete boot.replay
  document.head.innerHTML =
    '<link rel="preload" as="script" data-start href="/assets/shell/1/react.js" integrity="sha384-a"><link rel="preload" as="script" data-start href="/assets/shell/1/main.js" integrity="sha384-b"><link rel="preload" as="script" href="/assets/other.js">'
  document.body.innerHTML = `<div id="shell">${renderToString(<Page />)}</div>`
})

async function comeAlive(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(find('#shell'), <Page />)
  })
  replayHeldEvents(boot)
  await settled()
}

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script')].map((script) => [
    new URL(script.src).pathname,
    script.getAttribute('integrity'),
    script.async,
  ])

test('in a browser older than the listed ones no script is started', () => {
  isOld = true
  find('#heart').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find<HTMLElement>('#heart').click()
  expect(scripts()).toEqual([])
  isOld = false
})

test('the first touch starts the scripts that the document names, once and in their order', () => {
  expect(scripts()).toEqual([])
  find('#heart').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find<HTMLElement>('#heart').click()
  expect(scripts()).toEqual([
    ['/assets/shell/1/react.js', 'sha384-a', false],
    ['/assets/shell/1/main.js', 'sha384-b', false],
  ])
})

test('what was pressed before the page was alive is done afterwards, once', async () => {
  find<HTMLElement>('#heart').click()
  find<HTMLElement>('#heart').click()
  find('#tab').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect(told.pressed).toBe(0)
  await comeAlive()
  expect(told).toMatchObject({ pressed: 2, keys: ['ArrowRight'] })
  find<HTMLElement>('#heart').click()
  await settled()
  expect(told.pressed).toBe(3)
})

test('what was typed and chosen is known to the page and stays', async () => {
  type(find('[name=name]'), 'L')
  type(find('[name=name]'), 'Lan')
  find<HTMLElement>('[type=checkbox]').click()
  find<HTMLSelectElement>('select').value = 'b'
  find('select').dispatchEvent(new Event('change', { bubbles: true }))
  await comeAlive()
  expect(told).toMatchObject({ name: 'Lan', agreed: true, kind: 'b' })
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Lan')
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
})

test('what was typed stays where hydration ends within the event and takes it back', async () => {
  type(find('[name=name]'), 'Lan')
  find<HTMLSelectElement>('select').value = 'b'
  find('select').dispatchEvent(new Event('change', { bubbles: true }))
  const takeBack = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) target.value = 'a'
    if (target instanceof HTMLInputElement) target.value = ''
  }
  const shell = find('#shell')
  for (const name of ['input', 'change']) shell.addEventListener(name, takeBack, true)
  await comeAlive()
  expect(told).toMatchObject({ name: 'Lan', kind: 'b' })
  expect(find<HTMLSelectElement>('select').value).toBe('b')
  for (const name of ['input', 'change']) shell.removeEventListener(name, takeBack, true)
})

test('a form that only the page can send is held, with what was typed before it', async () => {
  type(find('[name=name]'), 'Lan')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('[type=submit]') })
  expect(find('form').dispatchEvent(event)).toBe(false)
  await comeAlive()
  expect(told).toMatchObject({ name: 'Lan', sent: 1 })
})

test('links are the browser’s, at any time', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(find('a').dispatchEvent(event)).toBe(true)
  expect(boot.held).toEqual([])
})

test('a part that was rendered anew meanwhile gets what was meant for it', async () => {
  find<HTMLElement>('#heart').click()
  type(find('[name=name]'), 'Lan')
  // As when the server's HTML does not fit: React makes it again
  const again = find('#shell').cloneNode(true) as Element
  for (const field of again.querySelectorAll('input')) field.value = ''
  find('#shell').replaceWith(again)
  await comeAlive()
  expect(told).toMatchObject({ pressed: 1, name: 'Lan' })
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Lan')
})

test('what is pressed in a part that comes alive after the shell is done then', async () => {
  replayHeldEvents(boot)
  find<HTMLElement>('#heart').click()
  await pause(120)
  expect(told.pressed).toBe(0)
  await act(async () => {
    root = hydrateRoot(find('#shell'), <Page />)
  })
  await settled()
  expect(told.pressed).toBe(1)
})
