import { expect, test } from '@jest/globals'
import { runsAlone } from './runs-alone'

// Put together, or this file would run alone too.
const call = (name: string) => `${['jest', name].join('.')}('./part')`

test.each(['mock', 'doMock', 'unstable_mockModule', 'resetModules', 'isolateModulesAsync'])(
  'with jest’s %s',
  (name) => {
    expect(runsAlone(`import x from 'y'\n  ${call(name)}\n`)).toBe(true)
  },
)

test('with a type', () => {
  expect(runsAlone(call('mock').replace('(', '<typeof import("./part")>('))).toBe(true)
})

test.each(['fn', 'spyOn', 'useFakeTimers', 'restoreAllMocks'])('not with jest’s %s', (name) => {
  expect(runsAlone(call(name))).toBe(false)
})
