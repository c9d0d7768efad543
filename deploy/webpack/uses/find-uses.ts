import { type CallRecord, shapeReliedOn } from 'shared-contracts/call-contract'
import { TOPICS } from 'shared-frame/events'
import type { UnitUses } from 'shared-frame/remotes'
import type { ScannedSource } from './scan-source'

export interface FoundUses extends Omit<UnitUses, 'parts'> {
  /** Topics of its own that the unit publishes. */
  readonly ownTopics: readonly string[]
  /** Identifiers and names of members in all modules. */
  readonly tokens: ReadonlySet<string>
}

interface Known {
  /** The unit itself. */
  readonly unit: string
  /** Names of the other units whose widgets may be placed. */
  readonly units: readonly string[]
  readonly calls: CallRecord
  readonly topics?: readonly string[]
}

/** What no call of the record has as its hash: the API can't have it either. */
const UNKNOWN = 'unknown'

/**
 * What the modules of a unit use of calls, topics and widgets: every string literal that is the name of one, wherever it stands,
 * and whatever `.call(…)`, `.publish(…)`, `.subscribe(…)` and `.streamOf(…)` are given, known or not. Pure.
 */
export function findUses(modules: readonly ScannedSource[], { unit, units, calls, topics = TOPICS }: Known): FoundUses {
  const tokens = new Set(modules.flatMap((module) => [...module.tokens]))
  const strings = new Set(modules.flatMap((module) => [...module.strings]))
  const given = (method: string) => modules.flatMap((module) => [...(module.given.get(method) ?? [])])
  const called = [...[...strings].filter((text) => Object.hasOwn(calls, text)), ...given('call').filter(isCallName)]
  const published = given('publish').filter(isTopic)
  const heard = [...given('subscribe'), ...given('streamOf')].filter(isTopic)
  const ownTopics = published.filter((topic) => topic.startsWith(`${unit}/`) && !topics.includes(topic))
  const told = [...[...strings].filter((text) => topics.includes(text)), ...published, ...heard]
  const widgets = [...strings].filter((text) => {
    const [unit = '', name = ''] = text.split('/')
    if (name === 'lifecycles' || told.includes(text)) return false
    return units.includes(unit) && /^[a-z0-9_]+\/[a-z0-9][a-z0-9-]*$/.test(text)
  })
  return {
    calls: Object.fromEntries(sorted(called).map((name) => [name, shapeOf(calls, name, tokens)])),
    topics: sorted(told.filter((topic) => !ownTopics.includes(topic))),
    ownTopics: sorted(ownTopics),
    widgets: sorted(widgets),
    tokens,
  }
}

function shapeOf(calls: CallRecord, name: string, tokens: ReadonlySet<string>): string {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  return call === undefined ? UNKNOWN : shapeReliedOn(call, tokens)
}

/** Functions have a method of this name too, whose first argument is no text of this form. */
const isCallName = (text: string) => /^[A-Z]\w*\/\w+$/.test(text)
const isTopic = (text: string) => /^[a-z][a-z0-9_-]*\/[a-z][a-z0-9-]*$/.test(text)

function sorted(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort()
}
