import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { act, type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { showOriginal } from 'shared-frame/remote'
import { keepTranslatedText } from './translated-text'

/*
 * As a browser translates: each text node makes way for a font, whose words are in brackets here. Then React changes what it likes.
 */

globalThis.IS_REACT_ACT_ENVIRONMENT = true

type Replace = (text: Text, font: HTMLElement) => void

/** What translators and scripts do with the node. */
const ways: readonly (readonly [string, Replace])[] = [
  ['replaced', (text, font) => text.replaceWith(font)],
  [
    'taken out after its translation was put before it',
    (text, font) => {
      text.before(font)
      text.remove()
    },
  ],
  [
    'taken out after its translation was put behind it',
    (text, font) => {
      text.after(font)
      text.remove()
    },
  ],
  [
    'wrapped',
    (text, font) => {
      text.before(font)
      font.querySelector('font')?.replaceChildren(text)
    },
  ],
]

function fontOf(words: string): HTMLElement {
  const font = document.createElement('font')
  const inner = font.appendChild(document.createElement('font'))
  inner.textContent = words
  return font
}

/** Blank ones too, unless asked as translators do it: they leave them. */
function textsOf(root: Node, blank = false): readonly Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && (blank || (node.data.trim() !== '' && !node.parentElement?.closest('font'))))
      texts.push(node)
  return texts
}

async function translate(replace: Replace = (text, font) => text.replaceWith(font)): Promise<void> {
  for (const text of textsOf(place)) replace(text, fontOf(`[${text.data}]`))
  await settled()
}

/** Observers are called in a microtask. */
const settled = () => act(async () => {})
const shown = () => place.textContent

let place: HTMLElement
let root: Root | null
const failures: unknown[] = []

beforeAll(() => keepTranslatedText(document))
beforeEach(() => {
  place = document.createElement('main')
  document.body.append(place)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  place.remove()
  expect(failures.splice(0)).toEqual([])
})

async function show(node: ReactNode): Promise<void> {
  root ??= createRoot(place, { onUncaughtError: (error) => void failures.push(error) })
  await act(async () => root?.render(node))
  await settled()
}

describe.each(ways)('a text node that is %s', (way, replace) => {
  // What is wrapped stays as it was
  const said = (words: string) => (way === 'wrapped' ? words.replaceAll(/[[\]]/g, '') : words)

  test('shows its translation, and its new words once they change', async () => {
    const page = (count: number) => (
      <p>
        Có {count} món <b>ngon</b>
      </p>
    )
    await show(page(1))
    await translate(replace)
    expect(shown()).toBe(said('[Có ][1][ món ][ngon]'))
    await show(page(2))
    expect(shown()).toBe(said('[Có ]2[ món ][ngon]'))
    await translate(replace)
    expect(shown()).toBe(said('[Có ][2][ món ][ngon]'))
  })

  test('is gone with its translation, and its neighbours come where they belong', async () => {
    const page = (less: boolean, more: boolean) => (
      <p>
        {less ? null : 'Sữa'}
        {more ? <i>mới</i> : null}
        Cơm
        {more ? <b>trắng</b> : null}
        {less ? null : 'Cá'}
      </p>
    )
    await show(page(false, false))
    await translate(replace)
    await show(page(false, true))
    expect(shown()).toBe(said('[Sữa]mới[Cơm]trắng[Cá]'))
    await show(page(true, true))
    expect(shown()).toBe(said('mới[Cơm]trắng'))
    await show(page(true, false))
    expect(shown()).toBe(said('[Cơm]'))
  })

  test('moves with its neighbours', async () => {
    const Word = ({ word }: { readonly word: string }) => word
    const page = (words: readonly string[]) => (
      <p>
        {words.map((word) => (
          <Word key={word} word={word} />
        ))}
      </p>
    )
    await show(page(['một', 'hai', 'ba']))
    await translate(replace)
    await show(page(['ba', 'một', 'bốn', 'hai']))
    expect(shown()?.replaceAll(/[[\]]/g, '')).toBe('bamộtbốnhai')
  })
})

test('one font for several text nodes: a change of one shows the words of all', async () => {
  const page = (count: number) => <p>Còn {count} ngày</p>
  await show(page(3))
  const font = fontOf('[3 days left]')
  const texts = textsOf(place)
  texts[0]?.before(font)
  for (const text of texts) text.remove()
  await settled()
  expect(shown()).toBe('[3 days left]')
  await show(page(2))
  expect(shown()).toBe('Còn 2 ngày')
})

test('the translation taken back, as by "Show original", leaves the words', async () => {
  await show(<p>Cháo {'cá'}</p>)
  const texts = textsOf(place)
  await translate()
  const fonts = [...place.querySelectorAll('p > font')]
  fonts[0]?.remove()
  fonts[1]?.replaceWith(texts[1] ?? '')
  await settled()
  expect(shown()).toBe('Cháo cá')
})

test('a script that wraps every text node, twice, blank ones too, loses no words', async () => {
  await show(<p>Cháo {'cá'}</p>)
  for (const text of [...textsOf(place, true), ...textsOf(place, true)]) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
  await settled()
  for (const text of textsOf(place, true)) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
  await settled()
  expect(shown()).toBe('Cháo cá')
  await show(<p>Cơm {'gà'}</p>)
  expect(shown()).toBe('Cơm gà')
})

test("the server's page is hydrated though it was translated before, and keeps what was typed", async () => {
  function Page() {
    const [weeks, setWeeks] = useState(1)
    return (
      <form>
        <input name="name" />
        <button type="button" onClick={() => setWeeks(weeks + 1)}>
          Tuần {weeks}
        </button>
      </form>
    )
  }
  place.innerHTML = renderToString(<Page />)
  await translate()
  const [field] = place.querySelectorAll('input')
  const [button] = place.querySelectorAll('button')
  if (!field || !button) throw new Error('Nothing was rendered')
  field.value = 'Lan'
  const mended: unknown[] = []
  showOriginal(place)
  root = hydrateRoot(place, <Page />, { onRecoverableError: (error) => void mended.push(error) })
  await settled()
  await translate()
  await act(async () => button.click())
  await settled()
  expect(mended).toEqual([])
  expect(field.isConnected && field.value).toBe('Lan')
  expect(shown()).toBe('[Tuần ]2')
})
