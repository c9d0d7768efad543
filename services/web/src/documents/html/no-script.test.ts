import { expect, test } from '@jest/globals'
import { deskPaths, paths, previewPaths } from 'shared-contracts/paths'
import { noScriptNotice } from './no-script'

const titleOn = (path: string) => /<h1>(.*?)<\/h1>/.exec(noScriptNotice(path))?.[1]

test.each([...Object.values(deskPaths), `${deskPaths.classes}/1`])('%s is said to be for editors', (path) => {
  expect(titleOn(path)).toBe('Trang của người biên tập')
})

test('previews say so, other pages ask for scripts alone', () => {
  expect([`${previewPaths.poll}/3`, paths.cart, '/bien-tap-khac'].map(titleOn)).toEqual([
    'Bản xem thử',
    'Trang này cần JavaScript',
    'Trang này cần JavaScript',
  ])
})
