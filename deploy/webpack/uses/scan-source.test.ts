import { describe, expect, test } from '@jest/globals'
import { scanSource } from './scan-source'

const strings = (source: string) => [...scanSource(source).strings]
const tokens = (source: string) => [...scanSource(source).tokens]

describe('what a module names', () => {
  test('identifiers, members and the words of strings', () => {
    expect(tokens("const { title } = answer.items[0]; pick(answer, 'video url')")).toEqual(
      'const title answer items pick video url'.split(' '),
    )
  })

  test('nothing in comments', () => {
    expect(tokens("/* a\nb */ const c = 'd' // e\nf(1 / g) /** h */")).toEqual(['const', 'c', 'd', 'f', 'g'])
  })

  test.each<[string, string, string[]]>([
    ['both quotes', `call('A/B', "C/D")`, ['A/B', 'C/D']],
    ['a template without places', 'call(`A/B`)', ['A/B']],
    ['none with places', 'call(`A/$' + '{b}`)', []],
    ['within the place of a template', '`x $' + '{{ a: { b: `y $' + "{c('A/B')}` } }} //` + 'C/D'", ['A/B', 'C/D']],
    ['behind a regular expression with quotes', `x.replace(/['"\`/]\\/\\//g, 'A/B')`, ['A/B']],
    ['behind a division', `const half = a / 2; b('A/B') / 2`, ['A/B']],
    ['behind a return of a regular expression', `return /'/.test(a) ? 'A/B' : 'C/D'`, ['A/B', 'C/D']],
    ['behind an apostrophe in a string', `a("it's", 'A/B')`, ["it's", 'A/B']],
    ['behind an address', `a('https://x.example', 'A/B')`, ['https://x.example', 'A/B']],
  ])('strings: %s', (_, source, expected) => {
    expect(strings(source)).toEqual(expected)
  })

  test('what methods are given first', () => {
    const { given } = scanSource("api.call('A/B', { query: 'x' }); bus\n  .publish(`c/d`, {}); call('E/F')")
    expect([...given].map(([method, values]) => [method, ...values])).toEqual([
      ['call', 'A/B'],
      ['publish', 'c/d'],
    ])
  })
})
