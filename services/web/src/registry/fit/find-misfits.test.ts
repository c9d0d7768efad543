import { describe, expect, test } from '@jest/globals'
import { NOTHING_USED, offersOf } from '../../testing/fake-releases'
import {
  type Fit,
  findDeprecatedUse,
  findMisfits,
  findMissingTopics,
  findMissingWidgets,
  offersFrame,
} from './find-misfits'

const SHAPE = '0123456789ab'
const live = {
  calls: {
    'Article/GetById': { shapes: [SHAPE, 'bbbbbbbbbbbb'] },
    'Dish/GetById': { shapes: [SHAPE], deprecated: '2026-11-28' },
  },
}
const surroundings = { live, hostVersion: '14.9.0' }

const unit = (name: string, changes: Partial<Fit> = {}): Fit => ({
  name,
  version: '1.0.0-bb',
  frame: '^14.0.0',
  widgets: [],
  uses: NOTHING_USED,
  offers: { frames: {}, calls: [], topics: [] },
  ...changes,
})
const uses = (changes: Partial<Fit['uses']>) => ({ uses: { ...NOTHING_USED, ...changes } })
const shell = unit('shell', {
  offers: {
    ...offersOf('14.2.0', { 'shared-frame': ['Button', 'Link'] }),
    calls: ['Article/GetById', 'Article/GetNothing'],
    topics: ['cart/changed'],
  },
})
const check = (changes: Partial<Fit>) => findMisfits([shell, unit('menus', changes)], surroundings)

describe('a section', () => {
  test('that uses what shell and API have fits', () => {
    const all = { parts: { 'shared-frame': ['Button'] }, calls: { 'Article/GetById': SHAPE }, topics: ['cart/changed'] }
    expect(check({ frame: '^14.2.0', ...uses(all) })).toEqual([])
  })

  test.each<[string, Partial<Fit>, readonly string[]]>([
    [
      'parts that the shell lacks',
      uses({ parts: { 'shared-frame': ['Button', 'Rating'], 'shared-frame/forms': ['Field'] } }),
      [
        'uses Rating of shared-frame, which shell 1.0.0-bb does not offer: promote a shell that does first',
        'uses Field of shared-frame/forms, which shell 1.0.0-bb does not offer: promote a shell that does first',
      ],
    ],
    [
      'a newer frame contract',
      { frame: '^14.3.0' },
      [
        'needs the frame contract ^14.3.0; shell 1.0.0-bb has 14.2.0: promote a shell that has it first, or a menus that was built for this shell',
      ],
    ],
    [
      'another major version of it',
      { frame: '^13.0.0' },
      [
        'needs the frame contract ^13.0.0; shell 1.0.0-bb has 14.2.0: promote a shell that has it first, or a menus that was built for this shell',
      ],
    ],
    [
      'one that the host does not know either',
      { frame: '^15.0.0' },
      [
        'needs the frame contract ^15.0.0; this document host has 14.9.0: deploy the document host first',
        'needs the frame contract ^15.0.0; shell 1.0.0-bb has 14.2.0: promote a shell that has it first, or a menus that was built for this shell',
      ],
    ],
    [
      'a call that the API lacks',
      uses({ calls: { 'Article/GetNothing': 'unknown', 'Article/GetMore': 'unknown' } }),
      [
        'calls Article/GetNothing, which the API does not have: release an API that has it first, or build menus without the call',
        'calls Article/GetMore, which the API does not have: release an API that has it first, or build menus without the call',
      ],
    ],
    [
      'a shape that the API does not serve',
      uses({ calls: { 'Article/GetById': 'cccccccccccc' } }),
      [
        'relies on a shape of Article/GetById that the API does not serve: release an API that does first, or build menus from the sources of this one',
      ],
    ],
    [
      "a call that the shell's client does not know",
      uses({ calls: { 'Dish/GetById': SHAPE } }),
      ['calls Dish/GetById, which shell 1.0.0-bb does not offer: promote a shell that does first'],
    ],
    ['nothing for a topic that the shell does not know', uses({ topics: ['dish/eaten'] }), []],
  ])('%s', (_, changes, problems) => {
    expect(check(changes)).toEqual(problems.map((problem) => `menus 1.0.0-bb ${problem}`))
  })

  test('calls are not judged while the API is not asked', () => {
    expect(
      findMisfits([shell, unit('menus', uses({ calls: { 'Article/GetById': 'cccccccccccc' } }))], {
        hostVersion: '14.9.0',
      }),
    ).toEqual([])
  })
})

test('two major versions of the frame contract stand side by side', () => {
  const frames = { ...offersOf('13.4.0', { 'shared-frame': ['Button'] }).frames, ...shell.offers.frames }
  const both = { ...shell, offers: { ...shell.offers, frames } }
  const older = unit('menus', { frame: '^13.1.0', ...uses({ parts: { 'shared-frame': ['Button'] } }) })
  expect(findMisfits([both, older, unit('health')], surroundings)).toEqual([])
  expect([both, shell].map((one) => offersFrame(one, older))).toEqual([true, false])
})

test('the shell relies on the API as well', () => {
  expect(findMisfits([unit('shell', uses({ calls: { 'Menu/HomePage': SHAPE } }))], surroundings)).toEqual([
    'shell 1.0.0-bb calls Menu/HomePage, which the API does not have: release an API that has it first, or build shell without the call',
  ])
})

describe('widgets', () => {
  const placing = { ...shell, ...uses({ widgets: ['menus/home-menus', 'health/home-measure'] }) }
  const offering = unit('menus', { widgets: [{ id: 'menus/home-menus' }] })
  const without = unit('menus', { version: '2.0.0' })
  const problem =
    'menus 2.0.0 lacks the widget menus/home-menus, which shell 1.0.0-bb places: put it back, or promote a shell without it first'

  test('one that the active shell places is missing where a unit of its name is active', () => {
    expect(findMissingWidgets([placing, offering])).toEqual([])
    expect(findMissingWidgets([placing, without])).toEqual([problem])
  })
})

describe('topics that nobody offers', () => {
  const listening = unit('health', uses({ topics: ['cart/changed', 'menus/week-shown', 'dish/eaten'] }))
  const telling = unit('menus', { offers: { frames: {}, calls: [], topics: ['menus/week-shown'] } })
  const until = 'nothing is heard of it until a release that offers it is promoted'

  test('are told of the unit that uses them, and of the one that has lost them', () => {
    const nobodys = `health 1.0.0-bb uses the topic dish/eaten, which no active release offers: ${until}`
    const lost = `health 1.0.0-bb uses the topic menus/week-shown, which menus 2.0.0 does not offer: ${until}`
    expect(findMissingTopics([shell, listening, telling], ['health'])).toEqual([nobodys])
    expect(findMissingTopics([shell, listening, telling], ['menus'])).toEqual([])
    const active = [shell, listening, unit('menus', { version: '2.0.0' })]
    expect(findMissingTopics(active, ['menus'])).toEqual([lost])
    expect(findMissingTopics(active, ['health'])).toEqual([lost, nobodys])
    // One that is switched off is not among them.
    expect(findMissingTopics([shell, listening], ['menus'])).toEqual([
      `health 1.0.0-bb uses the topic menus/week-shown, which no active release offers: ${until}`,
    ])
  })

  test('are not known beside a shell of an older form', () => {
    const silent = { ...shell, offers: { ...shell.offers, topics: [] } }
    expect(findMissingTopics([silent, listening], ['health'])).toEqual([])
  })
})

test('use of a deprecated call is told', () => {
  expect(
    findDeprecatedUse([unit('menus', uses({ calls: { 'Dish/GetById': SHAPE, 'Article/GetById': SHAPE } }))], live),
  ).toEqual([
    'menus 1.0.0-bb calls Dish/GetById, deprecated since 2026-11-28: build it without the call before that goes',
  ])
})
