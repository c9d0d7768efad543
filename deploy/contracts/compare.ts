import type { Declarations, Declared } from './declarations'

export interface Change {
  /** What was removed or changed may break a unit in use; an addition may not. */
  readonly breaks: boolean
  /** One line: what changed, where. */
  readonly text: string
  /** What is new or was lost: `<entry> <name>`, with `.<member>` for a member; of inner declarations the name alone. */
  readonly subjects: readonly string[]
}

/** Declarations that sections fill in: a member that they must state can't be added to them. */
const FILLED_BY_SECTIONS = /(Props|Options|Head|Info|Claim|Definition)$/

/** How a surface differs from the recorded one. */
export function compareSurfaces(recorded: Declarations, present: Declarations): readonly Change[] {
  const changes: Change[] = []
  for (const entry of namesOf(recorded.entries, present.entries)) {
    const before = recorded.entries[entry]
    const after = present.entries[entry]
    if (!after) {
      const subjects = Object.keys(before ?? {}).map((name) => `${entry} ${name}`)
      changes.push({ breaks: true, text: `${entry} is no entry any more`, subjects })
      continue
    }
    for (const name of namesOf(before ?? {}, after)) {
      changes.push(...compareDeclared(`${entry} ${name}`, name, before?.[name], after[name]))
    }
  }
  // Inner declarations count where they stay and change; coming and going they show in the exports that refer to them.
  for (const [name, before] of Object.entries(recorded.internal)) {
    const after = present.internal[name]
    if (after !== undefined) changes.push(...compareDeclared(name, name, before, after))
  }
  return changes
}

function compareDeclared(
  subject: string,
  name: string,
  before: Declared | undefined,
  after: Declared | undefined,
): readonly Change[] {
  const changed = (text: string, breaks: boolean, members?: readonly string[]): readonly Change[] => [
    {
      breaks,
      text: `${subject}: ${text}`,
      subjects: members?.map((member) => `${subject}.${plain(member)}`) ?? [subject],
    },
  ]
  if (before === undefined) return changed('added', false)
  if (after === undefined) return changed('removed', true)
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (typeof before === 'string' || typeof after === 'string' || before.head !== after.head) {
    return changed('changed', true)
  }
  const lost = before.members.filter((member) => !after.members.includes(member))
  if (lost.length > 0) return changed(`changed (${lost.map(plain).join(', ')})`, true, lost)
  const added = after.members.filter((member) => !before.members.includes(member))
  const demanded = FILLED_BY_SECTIONS.test(name) ? added.filter((member) => !/^\S+\? /.test(member)) : []
  if (demanded.length > 0) return changed(`demands ${demanded.map(plain).join(', ')}: make it optional`, true, demanded)
  return changed(`extended by ${added.map(plain).join(', ')}`, false, added)
}

/** The name of a recorded member. */
function plain(member: string): string {
  return member.replace(/\?? \S+$/, '')
}

function namesOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
}
