/** A migration that says so breaks former versions on purpose: why none runs any more stands behind it. */
const CONTRACT = /^-- contract: \S+/m

const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/^drop (?:table|view|type)\b/, 'drops what the former version reads'],
  [/^alter table .*\bdrop (?:column|default)\b/, 'takes a column or its default from the former version'],
  [/^alter table .*\brename\b/, 'renames what the former version reads'],
  [/^alter table .*\balter (?:column )?\w+ (?:set data )?type\b/, 'rewrites the table under a lock'],
  [/^alter table .*\bset not null\b/, 'refuses rows of the former version'],
  [
    /^alter table .*\badd column (?:(?!, add|\bdefault\b|\bgenerated\b).)*\bnot null\b(?!(?:(?!, add).)*\b(?:default|generated)\b)/,
    'needs a value that the former version does not write',
  ],
]

/**
 * Statements of a migration that fail or stop the version which runs while it is applied, with the reason. Tables that the
 * migration itself creates are free; so is all of one that is marked `-- contract: reason`.
 */
export function breakingStatements(text: string): string[] {
  if (CONTRACT.test(text)) return []
  const statements = text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
  const own = new Set(statements.flatMap((each) => /^create table (?:if not exists )?(\w+)/.exec(each)?.[1] ?? []))
  return statements.flatMap((statement) => {
    const table = /^(?:alter|drop) table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1]
    if (table !== undefined && own.has(table)) return []
    const indexed = /^create (?:unique )?index .*?\bon (\w+)/.exec(statement)?.[1]
    const reasons = BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason)
    // All migrations run in one transaction, where PostgreSQL refuses `concurrently`.
    if (indexed !== undefined && !own.has(indexed)) reasons.push('stops writes to the table while the index is built')
    return reasons.map((reason) => `${statement.slice(0, 60)}: ${reason}`)
  })
}
