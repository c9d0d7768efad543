import type { Declarations, Declared } from './declarations'

export type Level = 'none' | 'minor' | 'major'

export interface Change {
  readonly level: 'minor' | 'major'
  /** One line: what changed, where. */
  readonly text: string
}

/** How a surface differs from the recorded one. What was removed or changed may break a unit in use; an addition may not. */
export function compareSurfaces(recorded: Declarations, present: Declarations): readonly Change[] {
  const changes: Change[] = []
  for (const entry of namesOf(recorded.entries, present.entries)) {
    const before = recorded.entries[entry]
    const after = present.entries[entry]
    if (!after) changes.push({ level: 'major', text: `${entry} is no entry any more` })
    else if (!before) changes.push({ level: 'minor', text: `${entry} is a new entry` })
    else {
      for (const name of namesOf(before, after)) {
        const change = compareDeclared(before[name], after[name])
        if (change) changes.push({ level: change.level, text: `${entry} ${name}: ${change.text}` })
      }
    }
  }
  // Inner declarations count where they stay and change; coming and going they show in the exports that refer to them.
  for (const [name, before] of Object.entries(recorded.internal)) {
    const after = present.internal[name]
    const change = after === undefined ? null : compareDeclared(before, after)
    if (change) changes.push({ level: change.level, text: `inside, ${name}: ${change.text}` })
  }
  return changes
}

function compareDeclared(before: Declared | undefined, after: Declared | undefined): Change | null {
  if (before === undefined) return { level: 'minor', text: 'added' }
  if (after === undefined) return { level: 'major', text: 'removed' }
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  if (typeof before === 'string' || typeof after === 'string' || before.head !== after.head) {
    return { level: 'major', text: 'changed' }
  }
  const lost = before.members.filter((member) => !after.members.includes(member))
  if (lost.length > 0)
    return { level: 'major', text: `changed (${lost.map((member) => member.replace(/ \S+$/, '')).join(', ')})` }
  const added = after.members.filter((member) => !before.members.includes(member))
  return { level: 'minor', text: `extended by ${added.map((member) => member.replace(/ \S+$/, '')).join(', ')}` }
}

function namesOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
}

export function levelOf(changes: readonly Change[]): Level {
  if (changes.some(({ level }) => level === 'major')) return 'major'
  return changes.length > 0 ? 'minor' : 'none'
}

/** The lowest version that may carry a change of this level after `recorded` (`x.y.z`). */
export function versionNeeded(recorded: string, level: Level): string {
  const [major = 0, minor = 0] = recorded.split('.').map(Number)
  if (level === 'major') return `${major + 1}.0.0`
  return level === 'minor' ? `${major}.${minor + 1}.0` : recorded
}
