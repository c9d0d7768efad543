import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { contrastRatio } from './contrast'

const css = readFileSync(join(process.cwd(), 'shared-frame/src/theme/tokens.css'), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

function colours(block: string): ReadonlyMap<string, string> {
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

const schemes = { light: colours(lightCss), dark: new Map([...colours(lightCss), ...colours(darkCss)]) }

/** Text on ground: WCAG 2.2 AA asks 4.5 to 1. */
const textPairs = [
  ...['ground', 'surface', 'sunken'].flatMap((ground) =>
    ['text', 'text-soft', 'link', 'accent-text', 'danger'].map((text) => [text, ground] as const),
  ),
  ['text', 'action-soft'],
  ['text', 'accent-soft'],
  ['link', 'action-soft'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-action-soft', 'action-soft'],
  ['accent-text', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['ground', 'text'],
] as const

/** Edges and signs that carry meaning: 3 to 1. */
const edgePairs = [
  ['line-strong', 'surface'],
  ['line-strong', 'ground'],
  ['action', 'surface'],
  ['action', 'ground'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['focus', 'action-soft'],
] as const

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const hex = (name: string) => schemes[scheme].get(name) ?? `no ${name}`

  test.each(textPairs)('text %s on %s', (text, ground) => {
    expect(contrastRatio(hex(text), hex(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('edge %s on %s', (edge, ground) => {
    expect(contrastRatio(hex(edge), hex(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('every colour that differs in the dark exists in the light', () => {
  const missing = [...colours(darkCss).keys()].filter((name) => !schemes.light.has(name))
  expect(missing).toEqual([])
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s on %s', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
})
