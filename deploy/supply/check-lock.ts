import { validRange } from 'semver'
import { type LockedPackage, type LockFile, lockedPackages, workspaces } from './lock-file'
import { INSTALL_SCRIPTS, LICENCE_EXCEPTIONS, LICENCES } from './policy'

/**
 * What is wrong with the packages of the lock file, one line each: no checksum, an address of its own instead of the registry, a program that runs at the
 * installation, a licence that nobody allowed, a version that isn't one. Also exceptions that nothing needs any more.
 */
export function lockProblems(lock: LockFile): readonly string[] {
  const packages = lockedPackages(lock)
  return [
    ...packages.flatMap((each) => problemsOf(each).map((problem) => `${each.path}: ${problem}`)),
    ...aliasProblems(lock, packages),
    ...linkProblems(lock),
    ...workspaces(lock).flatMap(([folder, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(([name, range]) =>
        isVersionRange(range) || (range === '*' && isWorkspace(lock, name))
          ? []
          : [`${folder || 'package.json'}: ${name} is asked for as ${range}, not by version`],
      ),
    ),
    ...unusedExceptions(packages),
  ]
}

/** A checksum of 64 bytes; others of weaker kinds may stand beside it. */
const SHA512 = /(?:^|\s)sha512-[A-Za-z0-9+/]{86}==(?:\s|$)/

function problemsOf({ integrity, resolved, version, hasInstallScript, name, license }: LockedPackage): string[] {
  const problems: string[] = []
  if (!SHA512.test(integrity ?? '')) problems.push('no SHA-512 of its archive')
  // Addresses of the registry are left out of the lock file (.npmrc): any other is a host, a repository or a file of its own.
  if (resolved !== undefined) problems.push(`comes from ${resolved}, not from the registry`)
  if (version === undefined) problems.push('no version')
  if (hasInstallScript === true && !INSTALL_SCRIPTS.has(name)) problems.push('runs a program when it is installed')
  const isAllowed = license !== undefined && LICENCES.has(license)
  if (!isAllowed && exceptionFor(name, license ?? null) === undefined)
    problems.push(license === undefined ? 'states no licence' : `its licence ${license} is not allowed`)
  return problems
}

/** A package stands under another name only where one that needs it asks for it so. */
function aliasProblems({ packages: entries }: LockFile, packages: readonly LockedPackage[]): string[] {
  const asked = new Set(
    Object.values(entries).flatMap(({ dependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([alias, range]) => {
        const [, name] = /^npm:(.+?)(?:@[^@/]*)?$/.exec(range) ?? []
        return name === undefined ? [] : [`${alias} ${name}`]
      }),
    ),
  )
  return packages
    .filter(({ alias, name }) => alias !== name && !asked.has(`${alias} ${name}`))
    .map(({ path, name }) => `${path}: is ${name} under another name`)
}

/** A package of the project: it has no version to ask for. */
function isWorkspace({ packages }: LockFile, name: string): boolean {
  return packages[`node_modules/${name}`]?.link === true
}

/** A link is a workspace. */
function linkProblems({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([place, { link, resolved }]) =>
    link === true && (resolved === undefined || packages[resolved] === undefined)
      ? [`${place}: leads to ${resolved}, which is no workspace`]
      : [],
  )
}

function isVersionRange(range: string): boolean {
  return validRange(range) !== null && !['*', 'x', ''].includes(range.trim())
}

function exceptionFor(name: string, licence: string | null) {
  return LICENCE_EXCEPTIONS.find((each) => each.licence === licence && isNamed(each.package, name))
}

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

function unusedExceptions(packages: readonly LockedPackage[]): string[] {
  const unused = LICENCE_EXCEPTIONS.filter(
    ({ package: pattern, licence }) =>
      !packages.some(({ name, license }) => isNamed(pattern, name) && (license ?? null) === licence),
  ).map(({ package: pattern }) => `policy.ts: no package needs the exception for ${pattern}`)
  const scripts = [...INSTALL_SCRIPTS.keys()].filter(
    (name) => !packages.some((each) => each.name === name && each.hasInstallScript === true),
  )
  return [...unused, ...scripts.map((name) => `policy.ts: ${name} runs nothing any more when it is installed`)]
}
