import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { root } from '../runner/root'
import { browserCheck } from './browser-faults'
import { compatData } from './compat-data'
import { listedBrowsers } from './listed-browsers'
import { oldestBrowserGaps } from './oldest-browser-gaps'
import { lackingBrowsers, oldestBrowsers } from './oldest-browsers'

const oldest = oldestBrowsers(listedBrowsers())
const titles = oldest.map(({ title }) => title)
const faultsOf = browserCheck()
const inScript = (text: string) => faultsOf({ name: 'a.js', text }).map(({ what }) => what)
const inStyles = (text: string) => faultsOf({ name: 'a.css', text }).map(({ what }) => what)

describe('the list', () => {
  test('names the oldest release of each browser', () => {
    expect(oldestBrowsers(['chrome >= 109', 'safari 16.4-17.0'])).toEqual([
      { title: 'Chrome 109', version: '109', names: ['chrome', 'chrome_android'] },
      { title: 'Android WebView 109', version: '109', names: ['webview_android'] },
      { title: 'Safari 16.4', version: '16.4', names: ['safari'] },
    ])
  })

  test('a browser whose data is not looked up is refused', () => {
    expect(() => oldestBrowsers(['ie 11'])).toThrow('"ie"')
  })

  test('the README says the same', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
    const [, section = ''] = readme.split('## Which browsers')
    expect(titles.filter((title) => !section.includes(title))).toEqual([])
  })
})

describe('the unit by which older browsers are told apart', () => {
  const { lh } = compatData().css.types?.length ?? {}
  const support = lh?.__compat?.support ?? {}
  const lackingOf = (queries: readonly string[]) =>
    lackingBrowsers(support, oldestBrowsers(queries)).map(({ title }) => title)

  test('is known to every listed browser', () => {
    expect(Object.keys(support)).toContain('chrome')
    expect(lackingOf(listedBrowsers())).toEqual([])
  })

  test('and to none from before', () => {
    const before = ['chrome 108', 'edge 108', 'firefox 119', 'safari 16.3', 'ios_saf 16.3', 'samsung 20']
    expect(lackingOf(before)).toHaveLength(oldestBrowsers(before).length)
  })

  test.each(['shell/src/boot/boot-script.ts', 'shared-frame/src/theme/base.css'])('is what %s asks for', (file) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/height['":, ]+1lh/)
  })
})

test('what is taken away is of the interface or of its objects', () => {
  const { globals, statics, members } = oldestBrowserGaps()
  expect(globals).toEqual(expect.arrayContaining(['requestIdleCallback', 'scheduler']))
  expect(globals).not.toContain('trustedTypes')
  expect(statics).toEqual(expect.arrayContaining(['Response.json', 'URL.canParse']))
  expect(members).toEqual(expect.arrayContaining(['Array.toSorted', 'Iterator.map']))
  expect(members).not.toContain('Response.json')
})

describe('a script', () => {
  test('what it uses is named, with the browsers that lack it and the place', () => {
    expect(faultsOf({ name: 'a.js', text: 'export_(e=>e.list.toSorted())' })).toEqual([
      {
        what: 'toSorted',
        browsers: ['Chrome 109', 'Android WebView 109', 'Edge 109'],
        excerpt: 'export_(e=>e.list.toSorted())',
      },
    ])
  })

  test.each([
    ['a.b.toSpliced(1, 1)', 'toSpliced'],
    ['a["toReversed"]()', 'toReversed'],
    ['Array.prototype.toSorted.call(a)', 'toSorted'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['a(Object.groupBy)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['a.isDisjointFrom(b)', 'isDisjointFrom'],
    ['a.values().map(b)', 'Iterator.prototype.map'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['window.URL.canParse(a)', 'URL.canParse'],
    ['new Intl.DurationFormat("vi")', 'Intl.DurationFormat'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'window.requestIdleCallback'],
    ['scheduler.yield()', 'scheduler'],
    ['navigation.navigate("/")', 'navigation'],
    ['navigator.userAgentData.brands', 'navigator.userAgentData'],
    ['document.startViewTransition(a)', 'document.startViewTransition'],
    ['a.showPopover()', 'showPopover'],
    ['jsx("dialog",{closedby:"any"})', 'the attribute closedby'],
    ['a.matches(/[\\p{L}--[a-z]]/v)', expect.stringMatching(/regular expression/i)],
    ['using a = b()', expect.stringMatching(/unexpected token/i)],
  ])('%s', (text, what) => expect(inScript(text)).toEqual(expect.arrayContaining([what])))

  test.each([
    ['the same name asked for', 'typeof a.toSorted=="function"?a.toSorted():0'],
    ['called if it is there', 'a.toSorted?.()'],
    [
      'asked for in a function around',
      'function f(){if("requestIdleCallback" in window)return()=>requestIdleCallback(g)}',
    ],
    ['compared', 'const f=a.toSorted!==void 0?()=>a.toSorted():g'],
    ['an object that may be missing', 'navigator.userAgentData?.brands'],
    ['a name of its own', 'const scheduler=a();scheduler.yield_()'],
    [
      'what every browser has',
      'a.at(-1);a.findLast(b);structuredClone(a);Object.hasOwn(a,b);a.replaceAll(b,c);/(?<=a)b/.test(c)',
    ],
    ['an array of values', 'Object.values(a).map(b)'],
    ['methods that some object of every browser has', 'a.map(b).filter(c).has(d)'],
  ])('passes: %s', (_, text) => expect(inScript(text)).toEqual([]))

  test('a test in another function is none for this one', () => {
    expect(inScript('function f(){return"toSorted"in[]}function g(a){return a.toSorted()}')).toEqual(['toSorted'])
  })

  test('an older list finds what came later', () => {
    const check = browserCheck(['safari 15.0'])
    const found = check({ name: 'a.js', text: 'a.at(-1);/(?<=a)b/.test(c)' })
    expect(found.map(({ what, browsers }) => [what, browsers])).toEqual([
      ['at', ['Safari 15']],
      ['look-behind', ['Safari 15']],
    ])
  })
})

describe('a style sheet', () => {
  test.each([
    ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['.a{--b:red;--b:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['.a{float:inline-end}', 'float: inline-end'],
    ['.a{field-sizing:content}', 'field-sizing'],
    ['.a{width:1rcap}', 'rcap'],
    ['.a{.b{color:red}}', 'nesting'],
    ['.a:open{color:red}', ':open'],
    ['@starting-style{.a{color:red}}', '@starting-style'],
  ])('%s', (text, what) => expect(inStyles(text)).toContain(what))

  test.each([
    ['a fallback before it', '.a{color:red;color:color-mix(in srgb,red,blue)}'],
    ['the fallback of its shorthand', '.a{background:red;background-color:color-mix(in srgb,red,blue)}'],
    ['within @supports', '@supports (color:color-mix(in srgb,red,red)){.a{--b:color-mix(in srgb,red,blue)}}'],
    ['a prefix before it', '.a{-webkit-user-select:all;user-select:all}'],
    ['what every browser has', '.a:has(b){min-height:100dvh;inset:0}'],
  ])('passes: %s', (_, text) => expect(inStyles(text)).toEqual([]))

  test('an older list asks for a fallback of what came later', () => {
    const check = browserCheck(['chrome 100'])
    expect(check({ name: 'a.css', text: '.a{min-height:100dvh}' }).map(({ what }) => what)).toEqual(['dvh'])
    expect(check({ name: 'a.css', text: '.a{min-height:100vh;min-height:100dvh}' })).toEqual([])
  })
})
